import type { RawImage } from '@/lib/content/schema/media';
import type { Locale } from '@/lib/i18n/locales';
import type { ResizedPicture } from '@/lib/posters/photographs/picture-props';
import { findResized } from '@/lib/posters/photographs/resized-pictures';
import { type LocalText, localText } from '@/lib/primitives/text/local-text';

/** A photograph on the site, with its description and credit. */
export type Picture = { src: string; made?: ResizedPicture; alt: LocalText; credit?: LocalText };

export function toPicture(image: RawImage, locale: Locale): Picture {
  return {
    src: image.src,
    made: findResized(image.src),
    alt: localText(image.alt, locale),
    credit: image.credit && localText(image.credit, locale),
  };
}
