import { describe, expect, it } from 'vitest';
import { makePrint } from '@/tools/studies/print/make-print';
import type { Print, Tone } from '@/tools/studies/print/print';
import { mixTones, toneTable } from '@/tools/studies/print/tone-table';

const size = { width: 40, height: 30 };
const blue: Tone[] = [
  [0, 0, 0, 40],
  [1, 200, 220, 255],
];
const print = (more: Partial<Print> = {}, ground = 255) =>
  makePrint(Buffer.alloc(40 * 30, ground), size, { tones: blue, number: 1, ...more }, 1);
const pixel = (picture: Buffer, x: number, y: number) => [
  ...picture.subarray(3 * (y * 40 + x), 3 * (y * 40 + x) + 3),
];

describe('A print', () => {
  it('has the tones: black is the darkest, white the lightest of them', () => {
    expect(pixel(print({}, 0), 20, 15)[2]).toBeLessThan(43);
    expect(pixel(print(), 20, 15)[0]).toBeGreaterThan(195);
  });

  it('is dark where the lamp is out, and outside the iris', () => {
    expect(pixel(print({ lamp: 0 }), 20, 15)[0]).toBeLessThan(4);
    const closed = print({ iris: { x: 20, y: 15, r: 8 } });
    expect(pixel(closed, 20, 15)[0]).toBeGreaterThan(195);
    expect(pixel(closed, 1, 1)[0]).toBeLessThan(4);
  });

  it('is darker in the corners than in the middle', () => {
    const picture = print({ corners: 0.5 });
    expect(pixel(picture, 0, 0)[0]).toBeLessThan((pixel(picture, 20, 15)[0] ?? 0) - 60);
  });

  it('has another grain in every picture, and the same in the same', () => {
    const grey = (number: number) => print({ grain: 0.05, number }, 128);
    expect(grey(3).equals(grey(3))).toBe(true);
    expect(grey(3).equals(grey(4))).toBe(false);
  });
});

it('mixes colours between two tones, and tones between two sets', () => {
  const table = toneTable(blue);
  expect(table[3 * 511]).toBeCloseTo(100, 0);
  const red: Tone[] = [
    [0, 40, 0, 0],
    [1, 255, 200, 200],
  ];
  expect(mixTones(blue, red, 0.5)[0]).toEqual([0, 20, 0, 20]);
});
