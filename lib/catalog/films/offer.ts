import type { Film } from '@/lib/catalog/films/film';

/** Days before its end from which a film is said to leave soon. */
const leavingDays = 14;
/** Days after its start during which a film is said to be new. */
const newDays = 30;
const day = 24 * 60 * 60 * 1000;

type Offer = Pick<Film, 'vod' | 'media' | 'added'>;

/** The two ends of an offer, as a day that a visitor can keep in mind. */
export type OfferEnd = 'start' | 'end';

/** From when until when, epoch ms; `from` belongs to it, `until` no longer. */
type Span = { from: number; until: number };

/**
 * When the film is offered, forever where no end is known; `undefined` where it never is, or where the
 * house has nothing of it that could be watched or heard.
 */
export function offerSpan({ vod, media }: Pick<Film, 'vod' | 'media'>): Span | undefined {
  if (!vod || !(media.film || media.audio)) return undefined;
  return { from: +(vod.from ?? -Infinity), until: +(vod.until ?? Infinity) };
}

/** Whether a moment lies in an offer; in one of no numbers (`NaN`) none does. */
export function isWithin(from: number, until: number, now: number): boolean {
  return from <= now && now < until;
}

/** Whether a visitor can watch or hear the film on the site at a moment. */
export function isWatchable(film: Offer, now: Date): boolean {
  const span = offerSpan(film);
  return span !== undefined && isWithin(span.from, span.until, +now);
}

/** Whether the offer has still to begin. */
export function isUpcoming(film: Offer, now: Date): boolean {
  const span = offerSpan(film);
  return span !== undefined && +now < span.from;
}

/** Whether the offer is over. */
export function hasEnded(film: Offer, now: Date): boolean {
  const span = offerSpan(film);
  return span !== undefined && span.until <= +now;
}

export function leavesSoon(film: Offer, now: Date): boolean {
  const until = film.vod?.until;
  return isWatchable(film, now) && until !== undefined && +until - +now < leavingDays * day;
}

export function isNewToWatch(film: Offer, now: Date): boolean {
  const since = offeredSince(film);
  return isWatchable(film, now) && since !== undefined && +now - +since < newDays * day;
}

/** When the offer begins or ends, where that is known. */
export function offerDay({ vod }: Pick<Film, 'vod'>, end: OfferEnd): Date | undefined {
  return { start: vod?.from, end: vod?.until }[end];
}

/** When the offer began; without a start, when the film came into the catalogue. */
export function offeredSince({ vod, added }: Offer): Date | undefined {
  return vod?.from ?? (added ? new Date(added) : undefined);
}

/** The moments (milliseconds since 1970) at which something above changes its answer, in their order. */
export function turningPoints(film: Offer): number[] {
  if (!offerSpan(film)) return [];
  const { from, until } = film.vod ?? {};
  const since = offeredSince(film);
  const points = [
    ...(from ? [+from] : []),
    // From then on it is no longer new; an offer counts as new while it is younger.
    ...(since ? [+since + newDays * day] : []),
    // It leaves soon once less than so many days are left.
    ...(until ? [+until - leavingDays * day + 1, +until] : []),
  ];
  return points.sort((a, b) => a - b);
}
