import { expect, test } from 'vitest';
import { toParts } from '@/lib/films/transcript/to-parts';

const said = (startTime: number, text: string, endTime = startTime + 2) => ({
  ...{ startTime, endTime, text },
});

test('what is said without a silence is one passage', () => {
  const [part] = toParts([said(1, 'A'), said(4, 'B'), said(30, 'C')], []);
  expect(part?.title).toBeUndefined();
  expect(part?.passages).toEqual([
    { startTime: 1, lines: ['A', 'B'] },
    { startTime: 30, lines: ['C'] },
  ]);
});

test('a passage ends after half a minute, whoever goes on', () => {
  const entries = Array.from({ length: 40 }, (_, at) => said(at * 2, `${at}`));
  const [part] = toParts(entries, []);
  expect(part?.passages.map(({ startTime }) => startTime)).toEqual([0, 30, 60]);
  expect(part?.passages.flatMap(({ lines }) => lines)).toHaveLength(40);
});

test('chapters have what is said in them, and none that is silent is named', () => {
  const chapters = [
    { startTime: 10, title: 'One' },
    { startTime: 20, title: 'Silent' },
    { startTime: 30, title: 'Three' },
  ];
  const parts = toParts([said(2, 'A'), said(10, 'B'), said(31, 'C')], chapters);
  expect(parts.map(({ title }) => title)).toEqual([undefined, 'One', 'Three']);
});
