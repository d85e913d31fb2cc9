import type { HoverAnimation } from './hover-animations';

/** A keyframe of the Web Animations API, limited to what the motions use. */
export type MotionKeyframe = { transform: string; offset?: number; easing?: string };

/** `origin` is a CSS `transform-origin`; percentages refer to the drawing's view box. */
export type Motion = { keyframes: MotionKeyframe[]; origin: string; easing: string };

/** Duration of an animation in ms. */
export const motionDuration = 2000;

const middle = '50% 50%';
const still = { transform: 'none' };
const past = (axis: 'X' | 'Y', way: 1 | -1): MotionKeyframe[] => [
  { ...still, easing: 'ease-in' },
  { transform: `translate${axis}(${way * 100}%)`, offset: 0.5, easing: 'step-end' },
  { transform: `translate${axis}(${way * -100}%)`, offset: 0.501, easing: 'ease-out' },
  still,
];
const through = (...transforms: string[]): MotionKeyframe[] => [
  still,
  ...transforms.map((transform) => ({ transform })),
  still,
];

/** How each animation moves a poster's picture. It starts and ends in the poster's resting state. */
export const motions: Record<HoverAnimation, Motion> = {
  climb: { keyframes: through('translate(5%, -12%)'), origin: middle, easing: 'steps(8)' },
  fall: { keyframes: past('Y', 1), origin: middle, easing: 'linear' },
  flicker: {
    keyframes: through('scaleY(1.07)', 'scaleY(0.96)', 'scaleY(1.05)', 'scaleY(0.98)'),
    origin: '50% 100%',
    easing: 'linear',
  },
  float: {
    keyframes: through('translate(3%, -4%) rotate(3deg)', 'translate(-3%, 2%) rotate(-3deg)'),
    origin: middle,
    easing: 'ease-in-out',
  },
  loom: { keyframes: through('scale(1.16)'), origin: middle, easing: 'ease-in-out' },
  pass: { keyframes: past('X', -1), origin: middle, easing: 'linear' },
  rise: {
    keyframes: [
      { ...still, easing: 'ease-in' },
      { transform: 'translateY(70%)', offset: 0.35, easing: 'ease-out' },
      still,
    ],
    origin: middle,
    easing: 'linear',
  },
  shake: {
    keyframes: through(
      ...['2%', '-2%', '2%', '-2%', '1%', '-1%'].map(
        (by) => `translateX(${by}) rotate(${by === '2%' ? 1 : -1}deg)`,
      ),
    ),
    origin: middle,
    easing: 'linear',
  },
  swing: {
    keyframes: through('rotate(8deg)', 'rotate(-7deg)', 'rotate(5deg)', 'rotate(-3deg)'),
    origin: '50% 0%',
    easing: 'ease-in-out',
  },
  turn: {
    keyframes: [{ transform: 'rotate(0deg)' }, { transform: 'rotate(360deg)' }],
    origin: middle,
    easing: 'ease-in-out',
  },
};
