import { afterEach, expect, test, vi } from 'vitest';
import { withheldFields } from '@/lib/content/schema/withheld';
import { outSince, showsAll } from '@/lib/content/store/is-out';

const zone = 'Europe/Zurich';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['2026-12-04', '2026-12-04T00:00:00+01:00'],
  ['2026-12-04 20:30', '2026-12-04T20:30:00+01:00'],
  ['2026-07-04 20:30', '2026-07-04T20:30:00+02:00'],
  ['2026-12-04T20:30+00:00', '2026-12-04T20:30:00Z'],
])('%s is a moment by the clocks of the house', (publishedFrom, moment) => {
  expect(withheldFields.publishedFrom.safeParse(publishedFrom).success).toBe(true);
  expect(outSince({ publishedFrom }, zone)).toBe(Date.parse(moment));
});

test.each(['soon', '2026-13-04', '2026-02-31', '20:30'])('%s is none', (publishedFrom) => {
  expect(withheldFields.publishedFrom.safeParse(publishedFrom).success).toBe(false);
});

test('only a preview shows everything', () => {
  expect(showsAll()).toBe(false);
  vi.stubEnv('SITE_ENV', 'preview');
  expect(showsAll()).toBe(true);
});
