import { statSync } from 'node:fs';
import { mayHavePicture, readMarkdown } from '@/lib/primitives/text/read-markdown';

/** Of a file that the house names, by its path alone. */
export const isPicture = (src: string) => /\.(?:jpe?g|png|webp|avif)$/i.test(src);

/** Among the media of the house, and not on the web; another path is refused by the schema. */
export function isOwn(src: string): boolean {
  return src.startsWith('/media/');
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

/** Where it lies on the disk. */
export function fileOf(src: string, house: string): string {
  return `${house}${src}`;
}

/** A folder is none, nor a link that leads nowhere. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** An address that a record names, and in which field. */
export type NamedAddress = { field: string; src: string };

/** Everything below `value` that stands under a key `src` or `poster`, or is a picture in a text. */
export function addresses(value: unknown): NamedAddress[] {
  const found: NamedAddress[] = [];
  gather(value, '', found);
  return found;
}

function gather(value: unknown, above: string, found: NamedAddress[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key];
    if (typeof inner === 'object') gather(inner, `${above}${key}.`, found);
    else if (typeof inner === 'string' && (key === 'src' || key === 'poster'))
      found.push({ field: `${above}${key}`, src: inner });
    else if (typeof inner === 'string' && mayHavePicture(inner))
      for (const { src } of readMarkdown(inner).pictures)
        found.push({ field: `${above}${key}`, src });
  }
}
