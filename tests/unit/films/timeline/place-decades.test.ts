import { describe, expect, it } from 'vitest';
import { placeDecades } from '@/lib/films/timeline/place-decades';

describe('placeDecades', () => {
  it('gives decades that follow each other the same room', () => {
    const axis = placeDecades([1920, 1900, 1910, 1920]);
    expect(axis.map(({ from }) => from)).toEqual([1900, 1910, 1920]);
    expect(axis.map(({ middle }) => middle * 6)).toEqual([1, 3, 5].map((at) => expect.closeTo(at)));
  });

  it('keeps the place of one decade without a film', () => {
    expect(placeDecades([1900, 1920]).map(({ from, isEmpty }) => [from, isEmpty])).toEqual([
      [1900, false],
      [1910, false],
      [1920, false],
    ]);
  });

  it('draws a longer silence shorter, and says which it is', () => {
    const axis = placeDecades([1930, 2000]);
    expect(axis.map(({ from, until, isEmpty }) => [from, until, isEmpty])).toEqual([
      [1930, 1930, false],
      [1940, 1990, true],
      [2000, 2000, false],
    ]);
    expect(axis[1]?.size).toBeCloseTo(0.2);
    expect(axis.reduce((sum, { size }) => sum + size, 0)).toBeCloseTo(1);
  });

  it('has no axis without films', () => {
    expect(placeDecades([])).toEqual([]);
  });
});
