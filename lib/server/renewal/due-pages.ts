import { inAllLanguages } from '@/lib/i18n/in-all-languages';
import { own } from '@/lib/text/own';
import type { Changes } from '@/lib/vod/changes';

/** Pages are written for some minutes while a site is built: so far before its end they may be older (ms). */
const buildTime = 30 * 60 * 1000;

/**
 * The addresses that have changed after `since` (milliseconds since 1970; the build, where it is absent)
 * and up to `now`, and when the next ones will.
 */
export function duePages(
  { built, shared, moments, cards }: Changes,
  now: number,
  since = built - buildTime,
): { paths: string[]; next?: number } {
  const due = moments.filter(({ at }) => at > since && at <= now);
  const films = new Set(due.flatMap(({ slug }) => [`/movie/${slug}`, ...(own(cards, slug) ?? [])]));
  const paths = due.length > 0 ? [...shared, ...[...films].flatMap(inAllLanguages)] : [];
  return { paths, next: moments.find(({ at }) => at > now)?.at };
}
