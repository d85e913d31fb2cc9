import { cardField } from '@/lib/posters/card/card';
import { findMade } from '@/lib/posters/photographs/find-made';

type Photographed = {
  stills: readonly { src: string }[];
  media: { film?: { poster?: string | undefined } | undefined };
};

/**
 * The photograph that stands for a film where it is shared: a still, or the picture before it begins. Our own only, and
 * none that would have to be enlarged.
 * @param sizeOf its pixels, where they are known
 */
export function photoOf(
  { stills, media }: Photographed,
  sizeOf: (src: string) => { width: number; height: number } | undefined = findMade,
): string | undefined {
  const isLarge = (src: string) => {
    const { width, height } = sizeOf(src) ?? cardField;
    return width >= cardField.width && height >= cardField.height;
  };
  const pictures = [...stills.map(({ src }) => src), media.film?.poster ?? ''];
  return pictures.find((src) => src.startsWith('/') && isLarge(src));
}
