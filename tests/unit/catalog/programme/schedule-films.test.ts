import { expect, test } from 'vitest';
import { scheduleFilms } from '@/lib/catalog/programme/schedule-films';
import { addDays } from '@/lib/primitives/time/days';
import { filmFixture, ownVideo } from '../films/film-fixture';

const offered = (slug: string, offer: object = {}) =>
  filmFixture(slug, { media: { film: ownVideo }, vod: { ads: false, ...offer } });
const films = [offered('c'), offered('a'), offered('b')];
const today = '2026-11-22';
type Given = Partial<Pick<Parameters<typeof scheduleFilms>[0], 'films'>> & {
  named?: Record<string, string>;
  day?: string;
};
/** The slugs of the films shown from a day on. */
function schedule({ named = {}, day = today, ...given }: Given = {}): string[] {
  const now = new Date(`${day}T11:00:00Z`);
  const names = new Map(Object.entries(named));
  const shown = scheduleFilms({ films, named: names, timeZone: 'Europe/Zurich', now, ...given });
  return [...shown.values()].map(({ slug }) => slug);
}

test('films rotate daily, independent of their order', () => {
  const shown = schedule({ films: films.toReversed() });
  expect(new Set(shown.slice(0, 3)).size).toBe(3);
  expect(schedule()).toEqual([...Array(8).keys()].map((day) => shown[day % 3]));
});

test('no film repeats within eight days where others can be shown, whatever day is today', () => {
  const many = [...'abcdefghi'].map((slug) => offered(slug));
  const named = { '2026-11-20': 'c', '2026-11-25': 'd', '2026-12-01': 'a', '2026-12-20': 'a' };
  let coming: string[] = [];
  for (let day = '2026-11-18'; day < '2027-01-05'; day = addDays(day, 1)) {
    const shown = schedule({ films: many, named, day });
    expect(new Set(shown).size, day).toBe(8);
    expect(shown.slice(0, coming.length), day).toEqual(coming);
    coming = shown.slice(1);
  }
});

test('a named film is shown on the days of its offer only', () => {
  const all = [
    ...films,
    offered('y', { until: '2026-11-22T10:00:00Z' }),
    offered('z', { from: '2026-11-23T17:00:00Z' }),
  ];
  const named = { [today]: 'y', '2026-11-23': 'z', '2026-11-24': 'nobody' };
  expect(schedule({ films: all, named })).toHaveLength(8);
  expect(schedule({ films: all, named })).not.toContain('y');
  expect(schedule({ films: all, named })[1]).toBe('z');
  expect(schedule({ films: all, named, day: '2026-11-23' })[0]).not.toBe('z');
  expect(schedule({ films: all })[1]).not.toBe('z');
});
