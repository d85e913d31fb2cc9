import { describe, expect, test } from 'vitest';
import { type ScreenedWhen, stretchOf } from '@/lib/films/search/screened-when';

/** From when until when, by the clocks of Zurich in winter; the first moment of a day is `00:00`. */
function on(when: ScreenedWhen, now: string, timeZone = 'Europe/Zurich'): string {
  const stretch = stretchOf(when, Date.parse(`${now}+01:00`), timeZone);
  const [from, until] = [stretch.from, stretch.until].map((at) =>
    new Date(at + 60 * 60 * 1000).toISOString().slice(0, 23),
  );
  return `${from} – ${until}`;
}

describe('any time', () => {
  test('begins with what began less than a quarter of an hour ago, and has no end', () => {
    const now = Date.parse('2026-12-04T20:45:00Z');
    expect(stretchOf('any', now, 'Europe/Zurich')).toEqual({
      ...{ from: Date.parse('2026-12-04T20:30:00.001Z'), until: Infinity },
    });
  });
});

describe('a day', () => {
  test.each([
    ['today', '2026-12-04T00:15', '2026-12-04T00:00:00.001 – 2026-12-05T00:00:00.000'],
    ['today', '2026-12-04T00:10', '2026-12-04T00:00:00.000 – 2026-12-05T00:00:00.000'],
    ['today', '2026-12-04T23:59', '2026-12-04T23:44:00.001 – 2026-12-05T00:00:00.000'],
    ['tomorrow', '2026-12-04T12:00', '2026-12-05T00:00:00.000 – 2026-12-06T00:00:00.000'],
    ['tomorrow', '2026-12-31T12:00', '2027-01-01T00:00:00.000 – 2027-01-02T00:00:00.000'],
  ] as const)('%s, asked at %s, is %s', (when, now, stretch) => {
    expect(on(when, now)).toBe(stretch);
  });

  test('is by the clocks of the house', () => {
    expect(on('today', '2026-12-04T12:00', 'America/New_York')).toBe(
      '2026-12-04T11:45:00.001 – 2026-12-05T06:00:00.000',
    );
    expect(on('tonight', '2026-12-04T12:00', 'Asia/Tokyo')).toBe(
      '2026-12-04T11:45:00.001 – 2026-12-04T16:00:00.000',
    );
  });
});

describe('an evening', () => {
  test.each([
    ['tonight', '2026-12-04T12:00', '2026-12-04T17:00:00.000 – 2026-12-05T00:00:00.000'],
    ['tonight', '2026-12-04T17:14', '2026-12-04T17:00:00.000 – 2026-12-05T00:00:00.000'],
    ['tonight', '2026-12-04T20:00', '2026-12-04T19:45:00.001 – 2026-12-05T00:00:00.000'],
    ['tomorrowEvening', '2026-12-04T20:00', '2026-12-05T17:00:00.000 – 2026-12-06T00:00:00.000'],
  ] as const)('%s, asked at %s, is %s', (when, now, stretch) => {
    expect(on(when, now)).toBe(stretch);
  });
});

describe('a weekend', () => {
  const whole = '2026-12-05T00:00:00.000 – 2026-12-07T00:00:00.000';
  test.each([
    ['Monday', '2026-11-30T12:00', whole],
    ['Wednesday', '2026-12-02T12:00', whole],
    ['Friday', '2026-12-04T23:59', whole],
    ['Saturday', '2026-12-05T12:00', '2026-12-05T11:45:00.001 – 2026-12-07T00:00:00.000'],
    ['Sunday', '2026-12-06T12:00', '2026-12-06T11:45:00.001 – 2026-12-07T00:00:00.000'],
    ['the next Monday', '2026-12-07T00:00', '2026-12-12T00:00:00.000 – 2026-12-14T00:00:00.000'],
  ])('is what is left of it, asked on %s', (_, now, stretch) => {
    expect(on('weekend', now)).toBe(stretch);
  });
});

test('a week is seven days from this one on', () => {
  expect(on('week', '2026-12-04T12:00')).toBe('2026-12-04T11:45:00.001 – 2026-12-11T00:00:00.000');
});
