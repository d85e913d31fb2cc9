import { afterEach, expect, test, vi } from 'vitest';
import { withheldFields } from '@/lib/content/schema/withheld';
import { markOf, outSince, showsAll } from '@/lib/content/store/is-out';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { toFilm } from '@/lib/films/to-film';

const zone = 'Europe/Zurich';
const library = loadLibrary();
const [slug, raw] = [...library.films][0] ?? [];

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

test('what is shown though it is not out says why, and only that', () => {
  if (!slug || !raw) throw new Error('no film');
  const shown = (said: object) => toFilm(slug, { ...raw, ...said }, 'fr', library);
  expect(shown({ draft: true, publishedFrom: '2020-01-01' }).unpublished).toBe('draft');
  expect(shown({ publishedFrom: '2098-12-04 20:30' }).unpublished).toEqual({
    from: '2098-12-04T19:30:00.000Z',
  });
  for (const film of [shown({}), shown({ draft: false, publishedFrom: '2020-01-01' })])
    expect(Object.keys(film)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(draft|publishedFrom|unpublished)$/)]),
    );
  expect(markOf({ draft: true })).toEqual({ unpublished: 'draft' });
});

test('only a preview shows everything', () => {
  expect(showsAll()).toBe(false);
  vi.stubEnv('SITE_ENV', 'preview');
  expect(showsAll()).toBe(true);
});
