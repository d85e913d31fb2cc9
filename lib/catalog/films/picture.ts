import type { RawImage } from '@/lib/content/schema/image';
import type { Locale } from '@/lib/i18n/locales';
import { findMade } from '@/lib/posters/photographs/find-made';
import type { MadePicture } from '@/lib/posters/photographs/made-picture';
import { type LocalText, localText } from '@/lib/primitives/text/local-text';

/** A photograph on the site, with its description and credit. */
export type Picture = { src: string; made?: MadePicture; alt: LocalText; credit?: LocalText };

export function toPicture(image: RawImage, locale: Locale): Picture {
  return {
    src: image.src,
    made: findMade(image.src),
    alt: localText(image.alt, locale),
    credit: image.credit && localText(image.credit, locale),
  };
}
