import { expect, test, vi } from 'vitest';
import { listChanges } from '@/lib/catalog/offers/changes';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { duePages } from '@/lib/server/revalidation/change-times';

const library = loadLibrary('tests/site');
vi.mock('@/lib/content/store/library', () => ({
  getLibrary: () => library,
  inLastState: (ask: () => unknown) => ask(),
}));

const now = new Date('2026-11-22T12:00:00+01:00');
const changes = listChanges(now);
const dueAt = (moment: string) => {
  const at = Date.parse(moment);
  return duePages(changes, at, at - 1).paths;
};
const started = changes.moments.find(({ at, kind }) => kind === 'screening' && at > +now)?.at ?? 0;

test.each([
  ['an offer starts', '2099-12-12T20:00:00+01:00', ['/feed/films.xml', '/feed/films.json']],
  ['news are due', '2098-11-21T00:00:00+01:00', ['/feed/news.xml', '/feed/screenings.json']],
  ['a screening starts', new Date(started).toISOString(), ['/feed/screenings.xml']],
])('feeds are revalidated in both languages when %s', (_, moment, feeds) =>
  expect(dueAt(moment)).toEqual(
    expect.arrayContaining(feeds.flatMap((path) => [path, `/de${path}`])),
  ),
);

test('only the embed page of the film is revalidated when its offer ends', () =>
  expect(dueAt('2099-01-31T23:59:00+01:00').filter((path) => path.includes('/embed/'))).toEqual([
    ...['/embed/etude-en-disques', '/de/embed/etude-en-disques'],
  ]));
