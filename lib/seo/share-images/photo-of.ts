import { cardField } from '@/lib/posters/card/card';
import { findMade } from '@/lib/posters/photographs/find-made';

type Photographed = {
  stills: readonly { src: string }[];
  media: { film?: { poster?: string | undefined } | undefined };
};

/**
 * The photograph for a film's share image: a still, or the video's poster. Only local files that need not be
 * enlarged.
 *
 *  @param sizeOf size in pixels, if known
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
