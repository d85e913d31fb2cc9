import type { Picture } from '@/lib/catalog/films/picture';
import type { SharedPicture } from './shared-picture';

/** What every messenger and network shows. */
const types: Record<string, string | undefined> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Pixels below which networks show no large card. */
const wideEnough = 600;

/** The photograph of a written page as the picture of links to it; `undefined` where it would not be shown. */
export function ownPhoto(picture: Picture | undefined): SharedPicture | undefined {
  const type = types[picture?.src.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!picture?.made || !type || picture.made.width < wideEnough) return undefined;
  const { src, made, alt } = picture;
  return { url: src, width: made.width, height: made.height, type, alt: alt.text };
}
