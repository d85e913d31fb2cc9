import type { Gait } from '@/lib/posters/gaits';

type Motion = { keyframes: Keyframe[]; origin?: string; easing?: string };

/** Milliseconds of one animation; it runs again when the poster is reached again. */
export const lasts = 2000;

const still = { transform: 'none' };
const past = (axis: 'X' | 'Y', way: 1 | -1): Keyframe[] => [
  { ...still, easing: 'ease-in' },
  { transform: `translate${axis}(${way * 100}%)`, offset: 0.5, easing: 'step-end' },
  { transform: `translate${axis}(${way * -100}%)`, offset: 0.501, easing: 'ease-out' },
  still,
];
const through = (...transforms: string[]): Keyframe[] => [
  still,
  ...transforms.map((transform) => ({ transform })),
  still,
];

/** Each animation starts and ends in the poster's resting state. Percentages refer to the drawing's view box. */
export const motions: Record<Gait, Motion> = {
  climb: { keyframes: through('translate(5%, -12%)'), easing: 'steps(8)' },
  fall: { keyframes: past('Y', 1) },
  flicker: {
    keyframes: through('scaleY(1.07)', 'scaleY(0.96)', 'scaleY(1.05)', 'scaleY(0.98)'),
    origin: '50% 100%',
  },
  float: {
    keyframes: through('translate(3%, -4%) rotate(3deg)', 'translate(-3%, 2%) rotate(-3deg)'),
    easing: 'ease-in-out',
  },
  loom: { keyframes: through('scale(1.16)'), easing: 'ease-in-out' },
  pass: { keyframes: past('X', -1) },
  rise: {
    keyframes: [
      { ...still, easing: 'ease-in' },
      { transform: 'translateY(70%)', offset: 0.35, easing: 'ease-out' },
      still,
    ],
  },
  shake: {
    keyframes: through(
      ...['2%', '-2%', '2%', '-2%', '1%', '-1%'].map(
        (by) => `translateX(${by}) rotate(${by === '2%' ? 1 : -1}deg)`,
      ),
    ),
  },
  swing: {
    keyframes: through('rotate(8deg)', 'rotate(-7deg)', 'rotate(5deg)', 'rotate(-3deg)'),
    origin: '50% 0',
    easing: 'ease-in-out',
  },
  turn: {
    keyframes: [{ transform: 'rotate(0deg)' }, { transform: 'rotate(360deg)' }],
    easing: 'ease-in-out',
  },
};
