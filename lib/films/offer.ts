import type { Film } from '@/lib/films/film';

/** Days before its end from which a film is said to leave soon. */
const leavingDays = 90;
/** Days after its start during which a film is said to be new. */
const newDays = 60;
const day = 24 * 60 * 60 * 1000;

type Offer = Pick<Film, 'vod' | 'media' | 'added'>;

/** Whether there is anything of the film that could be watched or heard on the site. */
function isOffered({ vod, media }: Offer): boolean {
  return Boolean(vod && (media.film || media.audio));
}

/** Whether a visitor can watch or hear the film on the site at a moment. */
export function isWatchable(film: Offer, now: Date): boolean {
  return isOffered(film) && !isUpcoming(film, now) && !hasEnded(film, now);
}

/** Whether the offer has still to begin. */
export function isUpcoming(film: Offer, now: Date): boolean {
  return isOffered(film) && film.vod?.from !== undefined && now < film.vod.from;
}

/** Whether the offer is over. */
export function hasEnded(film: Offer, now: Date): boolean {
  return isOffered(film) && film.vod?.until !== undefined && film.vod.until <= now;
}

export function leavesSoon(film: Offer, now: Date): boolean {
  const until = film.vod?.until;
  return isWatchable(film, now) && until !== undefined && +until - +now < leavingDays * day;
}

export function isNewToWatch(film: Offer, now: Date): boolean {
  const since = offeredSince(film);
  return isWatchable(film, now) && since !== undefined && +now - +since < newDays * day;
}

/** When the offer began; without a start, when the film came into the catalogue. */
export function offeredSince({ vod, added }: Offer): Date | undefined {
  return vod?.from ?? (added ? new Date(added) : undefined);
}

/** The moments (milliseconds since 1970) at which something above changes its answer, in their order. */
export function turningPoints(film: Offer): number[] {
  if (!isOffered(film)) return [];
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
