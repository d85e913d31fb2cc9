import { keepOnce } from '@/lib/content/store/keep-once';
import { own } from '@/lib/primitives/text/own';
import type { MadePicture } from './made-picture';
import { type MadePictures, readMadePictures } from './made-pictures';

const shelf = keepOnce('pictures', (): { made?: MadePictures } => ({}));

/** The resized versions of a picture, by its URL in the content; undefined in development. */
export function findMade(src: string): MadePicture | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  shelf.made ??= readMadePictures(process.cwd());
  return own(shelf.made, src);
}
