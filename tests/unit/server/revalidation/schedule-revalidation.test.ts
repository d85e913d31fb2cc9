import { beforeEach, expect, test, vi } from 'vitest';
import { duePages } from '@/lib/server/revalidation/change-times';
import { scheduleRevalidation } from '@/lib/server/revalidation/schedule-revalidation';

const built = Date.parse('2026-11-21T12:00:00Z');
const minutes = 60_000;
const day = 24 * 60 * minutes;
const moments = [
  { at: built - day, slug: 'long-ago' },
  { at: built + 5 * minutes, slug: 'faust' },
  { at: built + 40 * day, slug: 'nosferatu' },
];
const cards = { nosferatu: ['/collection/vampires', '/movie/faust'] };
/** A site without daily pages. */
const changes = {
  ...{ built, shared: ['/', '/de'], daily: [], timetable: ['/au-cinema'] },
  ...{ timeZone: 'Europe/Zurich', moments, cards, dated: [] },
};

beforeEach(() => void vi.useFakeTimers({ now: built }));
function start(renew = vi.fn(async (_: string[]) => {})) {
  const fail = vi.fn();
  return { renew, fail, started: scheduleRevalidation({ changes, renew, fail }) };
}

test('changes since the build are due in both languages, with the shared pages', () =>
  expect(duePages(changes, built + day)).toEqual({
    paths: ['/', '/de', '/movie/faust', '/de/movie/faust'],
    next: built + 40 * day,
  }));

test('the pages with the card of a film are due with it', () =>
  expect(duePages(changes, built + 40 * day, built + day).paths).toEqual([
    ...['/', '/de', '/movie/nosferatu', '/de/movie/nosferatu'],
    ...['/collection/vampires', '/de/collection/vampires', '/movie/faust', '/de/movie/faust'],
  ]));

test('a page is rendered again exactly at its change time', async () => {
  const { renew, started } = start();
  const { nextChange } = await started;
  expect(nextChange()).toBe(built + 5 * minutes);
  await vi.advanceTimersByTimeAsync(5 * minutes - 1);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(renew).toHaveBeenCalledExactlyOnceWith(['/', '/de', '/movie/faust', '/de/movie/faust']);
  expect(nextChange()).toBe(built + 40 * day);
});

test('a failure is reported and tried again', async () => {
  const renew = vi.fn(async (_: string[]) => {});
  renew.mockRejectedValueOnce(new Error('no answer'));
  const { fail, started } = start(renew);
  await started;
  await vi.advanceTimersByTimeAsync(5 * minutes);
  expect(fail).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(minutes);
  expect(renew).toHaveBeenCalledTimes(2);
  expect(renew.mock.calls[1]).toEqual(renew.mock.calls[0]);
});

const showsDays = { ...changes, shared: ['/', '/de', '/vod'], daily: ['/', '/de'] };
const midnight = Date.parse('2026-11-21T23:00:00Z');

test('daily pages are due at midnight in the site’s time zone', () => {
  expect(duePages(showsDays, midnight - 1, midnight - 60 * minutes)).toEqual({
    paths: [],
    next: midnight,
  });
  expect(duePages(showsDays, midnight, midnight - 1)).toEqual({
    paths: ['/', '/de'],
    next: midnight + day,
  });
  const toronto = { ...showsDays, timeZone: 'America/Toronto' };
  expect(duePages(toronto, midnight, midnight - 1)).toEqual({
    paths: [],
    next: Date.parse('2026-11-22T05:00:00Z'),
  });
});

test('only the page of a film is due at its cinema release', () => {
  const at = built + day;
  const released = { ...changes, moments: [{ at, slug: 'nosferatu', kind: 'release' as const }] };
  expect(duePages(released, at, built).paths).toEqual(['/movie/nosferatu', '/de/movie/nosferatu']);
});

test('everything is rendered again when content is published, before the dated pages', async () => {
  const at = built + 3 * minutes;
  const done: string[] = [];
  const renew = vi.fn(async (paths: string[]) => void done.push(...paths));
  const renewAll = vi.fn(async () => void done.push('all'));
  const changing = { ...changes, published: [at], dated: [{ at, paths: ['/actualites/a'] }] };
  const { nextChange } = await scheduleRevalidation({
    changes: changing,
    renew,
    renewAll,
    fail: vi.fn(),
  });
  expect(nextChange()).toBe(at);
  await vi.advanceTimersByTimeAsync(3 * minutes - 1);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['all', '/actualites/a']);
  await vi.advanceTimersByTimeAsync(minutes);
  expect(renewAll).toHaveBeenCalledOnce();
});
