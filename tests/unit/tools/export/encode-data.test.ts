import { expect, it } from 'vitest';
import { decodeData, encodeData } from '@/tools/export/encode-data';

it('brings over what JSON has no word for', () => {
  const data = {
    films: new Map([['a', { title: 'A', also: [] as string[] }]]),
    words: new Set(['a']),
    years: new Uint16Array([1919]),
    ends: new Float64Array([1.5, Number.NaN, Number.POSITIVE_INFINITY]),
    inside: [new Map([[1, new Uint8Array([2])]])],
    none: null,
  };
  expect(decodeData(encodeData(data))).toEqual(data);
});

it('leaves alone what only looks like it', () => {
  for (const data of [{ $Map: 'a' }, { $Unknown: [1] }, { $Map: [], other: 1 }])
    expect(decodeData(encodeData(data))).toEqual(data);
});
