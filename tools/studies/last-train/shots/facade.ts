import { randomFrom } from '@/lib/text/random';
import { between, progress } from '../../picture/easing';
import { box, fall, grey, place } from '../../picture/svg';
import { height, type Sight, width } from '../scene';
import { rain } from '../set/rain';

const columns = 9;
const floors = 7;
const [pitchX, pitchY] = [156, 172];
const [paneW, paneH] = [92, 118];

const random = randomFrom(606);
const windows = Array.from({ length: columns * floors }, (_, i) => ({
  column: i % columns,
  floor: Math.floor(i / columns),
  turn: random(),
  kind: Math.floor(random() * 6),
  light: 0.62 + 0.38 * random(),
})).toSorted((a, b) => a.turn - b.turn);

/** A house front of 63 windows; `lit` of them have light, the last lit being the last to go. */
function facade(
  beat: number,
  lit: number,
  eye: { x: number; y: number; size: number },
  drops: number,
): Sight {
  const panes = windows.map(({ column, floor, kind, light }, order) => {
    const [x, y] = [column * pitchX - 60, floor * pitchY - 90];
    const on = Math.min(1, Math.max(0, lit - order));
    return place({ x, y }, window(on * light, kind));
  });
  const wall = `${fall('wall', -200, 1200, [
    [0, 0.05],
    [0.5, 0.1],
    [1, 0.07],
  ])}${box(-400, -400, 2200, 2000, 'url(#wall)')}${courses()}`;
  return {
    layers: [
      {
        svg: place(
          { x: width / 2, y: height / 2, size: eye.size },
          place({ x: -width / 2 - eye.x, y: -height / 2 - eye.y }, wall + panes.join('')),
        ),
      },
      rain(beat, drops, -0.1, 0.4),
    ],
  };
}

/** Courses of stone, and a ledge below every floor. */
function courses(): string {
  const ledges = Array.from(
    { length: floors + 1 },
    (_, i) =>
      box(-400, i * pitchY - 120 + paneH + 46, 2200, 9, grey(0.16)) +
      box(-400, i * pitchY - 120 + paneH + 55, 2200, 7, grey(0.02)),
  );
  return ledges.join('');
}

function window(light: number, kind: number): string {
  const frame =
    box(-9, -9, paneW + 18, paneH + 18, grey(0.13)) + box(-12, paneH + 8, paneW + 24, 9, grey(0.2));
  const pane = box(0, 0, paneW, paneH, grey(Math.max(0.025, light)));
  const inside = light > 0.05 ? within(kind, light) : box(6, 6, 20, paneH * 0.5, grey(0.06));
  const bars = box(paneW / 2 - 3, 0, 6, paneH, grey(0.06)) + box(0, 38, paneW, 5, grey(0.06));
  return frame + pane + inside + bars;
}

/** What is seen behind a window: a blind, curtains, a lamp, somebody, a plant, nothing. */
function within(kind: number, light: number): string {
  const dim = grey(light * 0.66);
  const dark = grey(0.06);
  const figures = [
    box(0, 0, paneW, 50, dim),
    `<path d="M0 0H30Q26 60 8 ${paneH}H0ZM${paneW} 0H${paneW - 30}Q${paneW - 26} 60 ${paneW - 8} ${paneH}H${paneW}Z" fill="${dim}"/>`,
    `<path d="M22 ${paneH}V92H18L26 66H44L52 92H48V${paneH}Z" fill="${dark}"/>`,
    `<path d="M28 ${paneH}Q28 84 40 78Q34 72 35 62Q38 50 48 51Q58 53 57 64Q57 73 52 78Q66 84 66 ${paneH}Z" fill="${dark}"/>`,
    `<path d="M56 ${paneH}V104H80V${paneH}ZM66 104Q50 90 54 76Q64 84 67 98Q66 78 76 68Q82 84 70 104Z" fill="${dark}"/>`,
    '',
  ];
  return figures[kind] ?? '';
}

/** Evening: the windows come on, one on every quaver, then all at once. */
export const windowsLight = (beat: number): Sight =>
  facade(
    beat,
    beat < 6 ? Math.floor(beat * 2) * 2.6 : between(32, 56, progress(beat, 6, 1.6)),
    { x: -30 + 8 * beat, y: 20 - 4 * beat, size: 1.06 + 0.012 * beat },
    40,
  );

/** Night: they go out, until there is one. */
export const windowsDarken = (beat: number): Sight =>
  facade(
    beat,
    Math.max(1, 40 - Math.floor(beat * 2) * 2.6),
    { x: 40 - 5 * beat, y: 0, size: 1.12 - 0.012 * beat },
    34,
  );

/** The one window, in all that wall; then not. */
export function lastWindow(beat: number): Sight {
  const lit = beat < 5 ? 1 : 0;
  const size = between(1.05, 0.92, beat / 12);
  const sight = facade(beat + 5, lit, { x: 0, y: 0, size }, 30);
  return { ...sight, lamp: 1 - progress(beat, 7.4, 1.6) };
}
