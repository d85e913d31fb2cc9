import type { Changes } from '@/lib/catalog/offers/changes';
import { pathsInAllLocales } from '@/lib/i18n/locales';
import { getOwn } from '@/lib/primitives/json';
import { addDays, dayOf, startOfDay } from '@/lib/primitives/time/days';

/**
 * Maximum duration of a build (ms). A page may have been rendered at the start of the build, so changes since then
 * are due.
 */
const buildTime = 30 * 60 * 1000;

type Due = {
  /** Page addresses. */
  paths: string[];
  /** Set if content has been published, so that any other page may have changed too. */
  isAll?: true;
  /** Next moment at which pages are due. */
  next?: number | undefined;
};

/**
 * The page addresses that have changed after `since` (milliseconds since 1970; by default the earliest start of
 * the build) and up to `now`, and when the next change is due.
 */
export function duePages(
  { built, shared, daily, timeZone, timetable, moments, published = [], dated, cards }: Changes,
  now: number,
  since = built - buildTime,
): Due {
  const isDue = ({ at }: { at: number }) => at > since && at <= now;
  const due = moments.filter(isDue);
  const films = new Set(
    due.flatMap(({ slug, kind }) => [
      `/movie/${slug}`,
      // Film cards do not show the cinema release, so pages with the card do not change.
      ...((kind !== 'release' && getOwn(cards, slug)) || []),
    ]),
  );
  const today = dayOf(now, timeZone);
  const paths = new Set([
    ...(dayOf(since, timeZone) < today ? daily : []),
    ...dated.filter(isDue).flatMap(({ paths }) => paths),
    ...(due.some(({ kind }) => !kind) ? shared : []),
    ...(due.some(({ kind }) => kind === 'screening') ? timetable : []),
    ...[...films].flatMap(pathsInAllLocales),
  ]);
  // Daily pages change every day, even after the last entry of `moments`.
  const tomorrow = daily.length > 0 ? [startOfDay(addDays(today, 1), timeZone)] : [];
  const lists = [moments, dated, published.map((at) => ({ at }))];
  const upcoming = lists.flatMap((list) => list.find(({ at }) => at > now)?.at ?? []);
  const next = Math.min(...tomorrow, ...upcoming);
  return {
    paths: [...paths],
    ...(published.some((at) => isDue({ at })) && { isAll: true as const }),
    next: Number.isFinite(next) ? next : undefined,
  };
}

/**
 * Caches a value that is read from the build. It is read once, and again after each of `moments` (ms since 1970,
 * ascending), because content is published at these moments.
 */
export function cacheUntilChange<T>(read: () => T, moments: readonly number[]): () => T {
  let cached: { state: T; until: number } | undefined;
  return () => {
    const now = Date.now();
    if (!cached || now >= cached.until)
      cached = { state: read(), until: moments.find((at) => at > now) ?? Infinity };
    return cached.state;
  };
}
