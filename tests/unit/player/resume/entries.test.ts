import { expect, test } from 'vitest';
import { mostEntries, readEntries, withEntry, withoutEntry } from '@/lib/player/resume/entries';

test('what is no position is passed over, beside positions that are', () => {
  const record = {
    a: { time: 42, at: 7 },
    b: { time: -1, at: 7 },
    c: { at: 7 },
    d: { time: '9', at: 7 },
    e: null,
    f: 3,
  };
  expect({ ...readEntries(record) }).toEqual({ a: { time: 42, at: 7 } });
});

test('a film called like something every object has is a film', () => {
  expect(readEntries({}).constructor).toBeUndefined();
});

test('a film has one position, the newest', () => {
  expect(withEntry({ a: { time: 1, at: 1 } }, 'a', { time: 2, at: 2 })).toEqual({
    a: { time: 2, at: 2 },
  });
});

test('beyond the most there may be, the one longest untouched goes', () => {
  let entries = {};
  for (let at = 1; at <= mostEntries + 1; at += 1)
    entries = withEntry(entries, `film-${at}`, { time: 60, at });
  expect(Object.keys(entries)).toHaveLength(mostEntries);
  expect(entries).not.toHaveProperty('film-1');
  expect(entries).toHaveProperty('film-2');
});

test('a film is forgotten alone', () => {
  const entries = { a: { time: 1, at: 1 }, b: { time: 2, at: 2 } };
  expect(withoutEntry(entries, 'a')).toEqual({ b: { time: 2, at: 2 } });
});
