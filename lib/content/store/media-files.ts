import { statSync } from 'node:fs';
import { mayHavePicture, readMarkdown } from '@/lib/primitives/text/read-markdown';

/** Whether a path is an image, by its extension. */
export const isPicture = (src: string) => /\.(?:jpe?g|png|webp|avif)$/i.test(src);

/** Whether a path is in the site's media, not on the web. The schema refuses other paths. */
export function isOwn(src: string): boolean {
  return src.startsWith('/media/');
}

/** Whether a file must be in the content folder: images always, since the build resizes them. */
export function liesHere(src: string, mediaUrl?: string): boolean {
  return isOwn(src) && (!mediaUrl || isPicture(src));
}

/** The public address of a media file. */
export function mediaAddress(src: string, mediaUrl?: string): string {
  const isThere = isOwn(src) && !liesHere(src, mediaUrl);
  return isThere ? `${mediaUrl}${src.slice('/media'.length)}` : src;
}

/** The path of a media file on disk. */
export function fileOf(src: string, house: string): string {
  return `${house}${src}`;
}

/** Whether a path is a file. `false` for folders and broken links. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** A media address with the field that contains it. */
export type NamedAddress = { field: string; src: string };

/** All addresses below `value`: keys `src` and `poster`, and images in Markdown. */
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
