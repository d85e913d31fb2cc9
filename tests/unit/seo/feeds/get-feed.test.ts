import { expect, test, vi } from 'vitest';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { getFeed } from '@/lib/seo/feeds/get-feed';
import { pageFeedResponse } from '@/lib/seo/feeds/page-feed';
import { cinemas, screening } from '../../catalog/screenings/small-cinemas';

const content = vi.hoisted(() => ({}) as { library: Library });
vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => content.library }));
vi.mock('next-intl/server', () => import('../next-intl-server'));

const site = loadLibrary('tests/site');
content.library = {
  ...site,
  ...cinemas({
    nerven: [
      screening('bio', '2098-12-04T20:30+01:00', {
        ...{ guest: 'Mara & Zoé', version: { subtitles: ['fr'] }, state: 'sold-out' },
      }),
      screening('forum', '2098-12-31T20:30-05:00'),
    ],
  }),
};
const winter = new Date('2098-11-25T12:00:00+01:00');
const films = async (now: string) => (await getFeed('films', 'fr', new Date(now))).entries;

test('films are listed by the day they were added or their offer began, newest first', async () => {
  const entries = await films('2026-11-11T00:00:00+01:00');
  const days = entries.map(({ updated }) => +updated);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  const dated = [...site.films.values()].filter(
    ({ added = '9', vod }) => added <= '2026-11-11' || (vod?.from ?? '9') <= '2026-11-11',
  );
  expect(entries).toHaveLength(dated.length);
  expect(entries[0]?.updated.toISOString()).toMatch(/T23:00:00/);
});

test('a film whose offer begins is updated under the same id', async () => {
  const id = 'https://bobine.example/movie/elephants-dream';
  const dates = async (now: string) => {
    const entry = (await films(now)).find((one) => one.id === id);
    return [entry?.published.toISOString(), entry?.updated.toISOString()];
  };
  const [came, before] = await dates('2099-12-12T19:59:59+01:00');
  expect(before).toBe(came);
  expect(await dates('2099-12-12T20:00:00+01:00')).toEqual([came, '2099-12-12T19:00:00.000Z']);
});

test('an entry of a film has its text, availability, pages and picture in the language', async () => {
  const { entries } = await getFeed('films', 'de', new Date('2026-11-22T12:00:00+01:00'));
  const entry = entries.find(({ title }) => title === 'Studie in Rechtecken (2026)');
  expect(entry?.urls.fr).toBe('https://bobine.example/movie/etude-en-rectangles');
  expect(entry?.html).toContain('Ein weisses Quadrat kommt');
  expect(entry?.html).toContain('Zu sehen auf Bobine');
  expect(entry?.picture?.url).toMatch(/^https:\/\/bobine\.example\/og\//);
});

test('scheduled news are in the feed from midnight of their day', async () => {
  const titles = async (now: string) =>
    (await getFeed('news', 'fr', new Date(now))).entries.map(({ title }) => title);
  expect(await titles('2098-11-20T23:59:59+01:00')).not.toContain('Un soir de novembre');
  expect((await titles('2098-11-21T00:00:00+01:00'))[0]).toBe('Un soir de novembre');
});

test('a screening is listed two weeks before it, in the time zone of its cinema, until it begins', async () => {
  const { entries } = await getFeed('screenings', 'fr', winter);
  expect(entries.map(({ title }) => title.replaceAll('\u202f', ' '))).toEqual([
    'Nerven, Cinéma Bio, jeudi 4 décembre 2098 à 20:30',
  ]);
  expect(entries[0]?.updated.toISOString()).toBe('2098-11-19T23:00:00.000Z');
  expect(entries[0]?.summary).toContain(
    'Version originale, sous-titres en français\nComplet\nRencontre avec Mara & Zoé',
  );
  expect(entries[0]?.html).toContain('Mara &amp; Zoé');
  const later = new Date('2098-12-20T12:00:00+01:00');
  const [next] = (await getFeed('screenings', 'fr', later)).entries;
  expect(next?.title).toContain('20:30');
  expect(next?.id).toBe('https://bobine.example/seance/forum-209812312030.ics');
});

test('the feed of a person has their films and screenings, other people have none', async () => {
  const feedOf = (file: string, locale = 'de') =>
    pageFeedResponse('person', Promise.resolve({ file, locale }), winter);
  const xml = await (await feedOf('robert-reinert.xml')).text();
  expect(xml).toContain(
    '<link rel="self" type="application/atom+xml" href="https://bobine.example/de/feed/person/robert-reinert.xml"/>',
  );
  expect(xml.match(/<id>.*(?:movie|seance).*<\/id>/g)).toEqual([
    '<id>https://bobine.example/de/seance/bio-209812042030.ics</id>',
    '<id>https://bobine.example/de/movie/nerven</id>',
  ]);
  expect((await feedOf('nobody.xml')).status).toBe(404);
});
