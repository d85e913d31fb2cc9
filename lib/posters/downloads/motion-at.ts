import type { Motion, MotionKeyframe } from '../motions';

type Size = { width: number; height: number };

/**
 * The transform of a motion at a moment of its run, as a value of SVG's `transform`: what a browser computes from the
 * same keyframes (Web Animations).
 *
 * @param moment 0 to 1
 * @param size of the view box that percentages refer to
 */
export function motionAt({ keyframes, origin, easing }: Motion, moment: number, size: Size) {
  const frames = keyframes.map((frame, at) => ({
    ...frame,
    offset: frame.offset ?? at / (keyframes.length - 1),
  }));
  const now = ease(easing, moment);
  const at = Math.max(
    frames.findLastIndex(({ offset }) => offset <= now && offset < 1),
    0,
  );
  const [from, to] = [frames[at], frames[at + 1]] as const;
  if (!from || !to) throw new RangeError('a motion has at least two keyframes');
  const share = ease(from.easing, (now - from.offset) / (to.offset - from.offset));
  const [x, y] = origin.split(' ') as [string, string];
  const [left, top] = [lengthOf(x, size.width), lengthOf(y, size.height)];
  const parts = mixTransforms(from, to, share).map((part) => toSvg(part, size));
  return `translate(${left} ${top}) ${parts.join(' ')} translate(${-left} ${-top})`;
}

/** One function of a CSS transform with its numbers: `['translate', [3, -4]]` in per cent, degrees or factors. */
type Part = readonly [name: string, values: readonly number[]];

const partsOf = ({ transform }: MotionKeyframe): Part[] =>
  [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name = '', values = '']) => [
    name,
    values.split(',').map(Number.parseFloat),
  ]);

/** Both keyframes have the same functions, or one is `none`. */
function mixTransforms(from: MotionKeyframe, to: MotionKeyframe, share: number): Part[] {
  const [first, last] = [partsOf(from), partsOf(to)];
  return (first.length > 0 ? first : last).map(([name, values], part) => [
    name,
    values.map((_, at) => {
      const rest = name.startsWith('scale') ? 1 : 0;
      const [start, end] = [first, last].map((parts) => parts[part]?.[1][at] ?? rest);
      return (start ?? rest) + ((end ?? rest) - (start ?? rest)) * share;
    }),
  ]);
}

function toSvg([name, [one = 0, other = one]]: Part, { width, height }: Size): string {
  const [x, y] = [round((one * width) / 100), round((other * height) / 100)];
  switch (name) {
    case 'translate':
      return `translate(${x} ${y})`;
    case 'translateX':
      return `translate(${x} 0)`;
    case 'translateY':
      return `translate(0 ${y})`;
    case 'scaleY':
      return `scale(1 ${round(one)})`;
    case 'scale':
    case 'rotate':
      return `${name}(${round(one)})`;
    default:
      throw new RangeError(`${name} is no transform of a motion`);
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000;

const lengthOf = (percentage: string, whole: number) =>
  (Number.parseFloat(percentage) * whole) / 100;

/** Control points of CSS's named curves (CSS Easing Functions, 2.2). */
const curves: Record<string, readonly [x1: number, x2: number, y1: number, y2: number]> = {
  'ease-in': [0.42, 1, 0, 1],
  'ease-out': [0, 0.58, 0, 1],
  'ease-in-out': [0.42, 0.58, 0, 1],
};

function ease(name = 'linear', progress: number): number {
  const [, steps] = /^steps\((\d+)\)$/.exec(name) ?? [];
  if (steps) return Math.floor(progress * Number(steps)) / Number(steps);
  if (name === 'step-end') return progress < 1 ? 0 : 1;
  const curve = curves[name];
  if (!curve) return progress;
  const [x1, x2, y1, y2] = curve;
  return bezier(y1, y2, solve(x1, x2, progress));
}

const bezier = (one: number, other: number, t: number) =>
  3 * one * t * (1 - t) ** 2 + 3 * other * t ** 2 * (1 - t) + t ** 3;

/** The parameter at which the curve reaches `x`, by bisection: exact to a millionth. */
function solve(x1: number, x2: number, x: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (bezier(x1, x2, middle) < x) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
