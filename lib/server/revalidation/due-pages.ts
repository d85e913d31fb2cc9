import type { Changes } from '@/lib/catalog/offers/changes';
import { inAllLanguages } from '@/lib/i18n/in-all-languages';
import { own } from '@/lib/primitives/text/own';
import { addDays } from '@/lib/primitives/time/add-days';
import { dayOf } from '@/lib/primitives/time/day-of';
import { startOfDay } from '@/lib/primitives/time/start-of-day';

/** Pages are written during the build, which takes minutes: they may be older than its end by this time (ms). */
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
 * The page addresses that have changed after `since` (milliseconds since 1970; by default the build) and up to `now`,
 * and when the next change is due.
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
      // Share images do not show the cinema release.
      ...((kind !== 'release' && own(cards, slug)) || []),
    ]),
  );
  const today = dayOf(now, timeZone);
  const paths = new Set([
    ...(dayOf(since, timeZone) < today ? daily : []),
    ...dated.filter(isDue).flatMap(({ paths }) => paths),
    ...(due.some(({ kind }) => !kind) ? shared : []),
    ...(due.some(({ kind }) => kind === 'screening') ? timetable : []),
    ...[...films].flatMap(inAllLanguages),
  ]);
  // The list of moments ends with the last offer; daily pages change every day.
  const tomorrow = daily.length > 0 ? [startOfDay(addDays(today, 1), timeZone)] : [];
  const lists = [moments, dated, published.map((at) => ({ at }))];
  const coming = lists.flatMap((list) => list.find(({ at }) => at > now)?.at ?? []);
  const next = Math.min(...tomorrow, ...coming);
  return {
    paths: [...paths],
    ...(published.some((at) => isDue({ at })) && { isAll: true as const }),
    next: Number.isFinite(next) ? next : undefined,
  };
}
