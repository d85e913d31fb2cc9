import { expect, test } from 'vitest';
import { listChanges } from '@/lib/catalog/offers/changes';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { duePages } from '@/lib/server/revalidation/change-times';
import { showLibrary } from '../../show-library';

const library = loadLibrary('tests/site');
showLibrary(() => library);

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
