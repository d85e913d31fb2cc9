import type { Film } from '@/lib/films/film';

/** Days before its end from which a film is said to leave soon. */
const leavingDays = 90;
/** Days after its start during which a film is said to be new. */
const newDays = 60;
const day = 24 * 60 * 60 * 1000;

type Offer = Pick<Film, 'vod' | 'media' | 'added'>;

/** Whether a visitor can watch or hear the film on the site at a moment. */
export function isWatchable({ vod, media }: Offer, now: Date): boolean {
  if (!vod || !(media.film || media.audio)) return false;
  return (!vod.from || vod.from <= now) && (!vod.until || now < vod.until);
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
