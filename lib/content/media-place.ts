import { isOwn, isPicture } from './media-path';
import { mediaUrlSchema } from './schema/media-url';
import type { RawSite } from './schema/site';

/**
 * A site whose media lie where the environment's `MEDIA_URL` says, which goes before its own `mediaUrl`.
 * @throws a sentence when that is no address
 */
export function withMediaUrl(site: RawSite, written = process.env.MEDIA_URL): RawSite {
  const mediaUrl = written?.trim();
  if (!mediaUrl) return site;
  const { error } = mediaUrlSchema.safeParse(mediaUrl);
  if (error) throw new Error(`MEDIA_URL is "${mediaUrl}"; expected ${error.issues[0]?.message}`);
  return { ...site, mediaUrl };
}

/** Whether a file that is named is to lie in the house: pictures always, since the build makes them at several sizes. */
export function liesHere(src: string, mediaUrl?: string): boolean {
  return isOwn(src) && (!mediaUrl || isPicture(src));
}

/** The address at which visitors find a file that the house names. */
export function mediaAddress(src: string, mediaUrl?: string): string {
  const isThere = isOwn(src) && !liesHere(src, mediaUrl);
  return isThere ? `${mediaUrl}${src.slice('/media'.length)}` : src;
}
