import { expect, test, vi } from 'vitest';
import { listChanges } from '@/lib/catalog/offers/changes';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { duePages } from '@/lib/server/revalidation/change-times';

const library = loadLibrary('tests/house');
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

test('feeds are made anew with what they follow', () => {
  const inBoth = (path: string) => [path, `/de${path}`];
  expect(dueAt('2099-12-12T20:00:00+01:00'), 'an offer begins').toEqual(
    expect.arrayContaining([...inBoth('/feed/films.xml'), ...inBoth('/feed/films.json')]),
  );
  expect(dueAt('2098-11-21T00:00:00+01:00'), 'news are told').toEqual(
    expect.arrayContaining([...inBoth('/feed/news.xml'), ...inBoth('/feed/screenings.json')]),
  );
  const begun = changes.moments.find(({ at, kind }) => kind === 'screening' && at > +now)?.at ?? 0;
  expect(dueAt(new Date(begun).toISOString()), 'a screening has begun').toEqual(
    expect.arrayContaining(inBoth('/feed/screenings.xml')),
  );
});

test('a film’s player for other sites is made anew when its offer ends, and no other film’s', () => {
  const due = dueAt('2099-01-31T23:59:00+01:00');
  expect(due).toEqual(
    expect.arrayContaining(['/embed/etude-en-disques', '/de/embed/etude-en-disques']),
  );
  expect(due.filter((path) => path.includes('/embed/'))).toHaveLength(2);
});
