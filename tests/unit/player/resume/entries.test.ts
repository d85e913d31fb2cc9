import { describe, expect, test } from 'vitest';
import { classifyPosition } from '@/lib/player/resume/attach-resume';
import { maxEntries, readEntries, withEntry } from '@/lib/player/resume/positions';

describe('what is kept', () => {
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

  test('beyond the most there may be, the one longest untouched goes', () => {
    let entries = {};
    for (let at = 1; at <= maxEntries + 1; at += 1)
      entries = withEntry(entries, `film-${at}`, { time: 60, at });
    expect(Object.keys(entries)).toHaveLength(maxEntries);
    expect(entries).not.toHaveProperty('film-1');
    expect(entries).toHaveProperty('film-2');
  });
});

describe('what is worth keeping', () => {
  test.each([
    [0, 600, 'leave'],
    [10, 600, 'leave'],
    [10.1, 600, 'keep'],
    [584, 600, 'keep'],
    [585, 600, 'forget'],
    [600, 600, 'forget'],
    // A short one: 95 % is later than 15 seconds before the end.
    [56, 60, 'keep'],
    [57, 60, 'forget'],
    [99.5, 100, 'forget'],
    [300, 0, 'leave'],
    [300, Number.POSITIVE_INFINITY, 'leave'],
    [Number.NaN, 600, 'leave'],
  ])('at %s of %s seconds: %s', (time, duration, verdict) => {
    expect(classifyPosition(time, duration)).toBe(verdict);
  });
});
