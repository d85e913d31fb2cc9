import { randomFrom } from '@/lib/text/random';
import { box, lineThrough, shape } from '../../picture/svg';
import type { Ground } from './land';

export type Window = { x: number; y: number; w: number; h: number };
/** Houses as the data of one path, and where their windows are, in the order in which they are lit. */
export type Town = { outline: string; windows: Window[] };

type Plan = { seed: number; from: number; until: number; ground: Ground; size: number };

/** Gabled houses side by side, from `from` to `until` on the ground. */
export function town({ seed, from, until, ground, size }: Plan): Town {
  const random = randomFrom(seed);
  const parts: string[] = [];
  const windows: Window[] = [];
  let x = from;
  while (x < until) {
    const wide = size * (0.5 + 0.5 * random());
    const wall = size * (0.55 + 0.75 * random());
    const roof = size * (0.45 + 0.5 * random());
    const base = Math.max(ground(x), ground(x + wide)) + 6;
    const eaves = base - wall;
    const peak = x + wide * (0.35 + 0.3 * random());
    const over = size * 0.06;
    parts.push(
      lineThrough(
        [
          [x, base],
          [x, eaves],
          [x - over, eaves + over * 0.6],
          [peak, eaves - roof],
          [x + wide + over, eaves + over * 0.6],
          [x + wide, eaves],
          [x + wide, base],
        ],
        true,
      ),
    );
    if (random() < 0.75) parts.push(chimney(peak + wide * 0.16, eaves - roof * 0.62, size));
    const rows = wall > size * 0.9 ? 2 : 1;
    for (let row = 0; row < rows; row += 1) {
      for (const share of wide > size * 0.75 ? [0.22, 0.62] : [0.4]) {
        if (random() < 0.3) continue;
        const w = size * 0.13;
        windows.push({
          x: x + wide * share,
          y: eaves + size * (0.16 + 0.42 * row),
          w,
          h: w * 1.45,
        });
      }
    }
    x += wide * (0.82 + 0.2 * random());
  }
  const order = windows.map((window) => ({ window, at: random() }));
  return {
    outline: parts.join(''),
    windows: order.sort((a, b) => a.at - b.at).map(({ window }) => window),
  };
}

function chimney(x: number, y: number, size: number): string {
  const w = size * 0.1;
  const top = y - size * 0.32;
  return lineThrough(
    [
      [x, y + size * 0.2],
      [x, top],
      [x - w * 0.2, top],
      [x - w * 0.2, top - w * 0.4],
      [x + w * 1.2, top - w * 0.4],
      [x + w * 1.2, top],
      [x + w, top],
      [x + w, y + size * 0.2],
    ],
    true,
  );
}

/** A church with an onion on its tower, its foot at 0, 0, as the data of one path. */
export function church(size: number): string {
  const s = (value: number) => (value * size).toFixed(1);
  const tower = `M0 0L0 ${s(-1.9)}L${s(-0.06)} ${s(-1.96)}L${s(0.05)} ${s(-2.02)}C${s(-0.14)} ${s(-2.24)} ${s(0.14)} ${s(-2.42)} ${s(0.24)} ${s(-2.62)}L${s(0.245)} ${s(-2.95)}L${s(0.275)} ${s(-2.95)}L${s(0.28)} ${s(-2.62)}C${s(0.38)} ${s(-2.42)} ${s(0.66)} ${s(-2.24)} ${s(0.47)} ${s(-2.02)}L${s(0.58)} ${s(-1.96)}L${s(0.52)} ${s(-1.9)}L${s(0.52)} 0Z`;
  const nave = `M${s(0.5)} 0L${s(0.5)} ${s(-0.9)}L${s(0.62)} ${s(-1.3)}L${s(1.5)} ${s(-1.3)}L${s(1.66)} ${s(-0.9)}L${s(1.66)} 0Z`;
  const cross = `M${s(0.19)} ${s(-2.86)}L${s(0.33)} ${s(-2.86)}L${s(0.33)} ${s(-2.83)}L${s(0.19)} ${s(-2.83)}Z`;
  return tower + nave + cross;
}

/** Windows of a town with light in them: `lit` of them, the last one just coming up. */
export function lights({ windows }: Town, lit: number, fill: string): string {
  return windows
    .slice(0, Math.ceil(lit))
    .map(({ x, y, w, h }, index) => {
      const share = Math.min(1, lit - index);
      return box(x, y, w, h, fill, `opacity="${share.toFixed(2)}"`);
    })
    .join('');
}

/** The seamstress's tower, its foot at 0, 0: a crooked stem, a house on it, a pointed roof. */
export function tower(ink: string, window: string): string {
  const stem = 'M-34 0C-26 -60 -30 -140 -24 -210L26 -214C34 -140 26 -60 38 0Z';
  const house = 'M-44 -206L-50 -300L48 -308L46 -210Z';
  const struts = 'M-26 -170L-44 -208L-36 -208L-22 -178ZM28 -172L46 -212L38 -212L24 -180Z';
  const roof = 'M-62 -294L-10 -426L2 -432L14 -424L62 -304L54 -300L-54 -290Z';
  const vane = 'M-1 -430L-1 -470L3 -470L3 -430ZM3 -470L30 -462L3 -454Z';
  const panes =
    box(-14, -272, 30, 40, window) + box(-1, -272, 3, 40, ink) + box(-14, -254, 30, 3, ink);
  return [stem, house, struts, roof, vane].map((d) => shape(d, ink)).join('') + panes;
}
