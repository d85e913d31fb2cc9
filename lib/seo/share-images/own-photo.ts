import type { Picture } from '@/lib/catalog/films/picture';
import type { SharedPicture } from './shared-picture';

/** Image formats that all messengers and networks support. */
const types: Record<string, string | undefined> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Minimum width in pixels for a large card on social networks. */
const wideEnough = 600;

/** The photograph of a page as its share image; undefined if networks would not show it. */
export function ownPhoto(picture: Picture | undefined): SharedPicture | undefined {
  const type = types[picture?.src.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!picture?.made || !type || picture.made.width < wideEnough) return undefined;
  const { src, made, alt } = picture;
  return { url: src, width: made.width, height: made.height, type, alt: alt.text };
}
