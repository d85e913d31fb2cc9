import type { CSSProperties } from 'react';
import type { Film } from '@/lib/films/film';
import { findMade } from '@/lib/pictures/find-made';
import { pictureProps } from '@/lib/pictures/picture-props';
import { widePosterPath } from '@/lib/posters/poster-path';

type Props = {
  film: Pick<Film, 'slug'>;
  /** Address of a picture of it. */
  src: string | undefined;
  /** How far down the picture that lies which must be seen, in percent. */
  focus?: number | undefined;
};

/**
 * The picture of the first screen, fetched before all others: of the film, or its poster drawn in that shape, of
 * which nothing is cut away.
 */
export function HomePicture({ film: { slug }, src, focus }: Props) {
  const size = { width: 1920, height: 1080, sizes: '100vw' };
  const props = pictureProps({
    src: src ?? widePosterPath(slug),
    made: src ? findMade(src) : undefined,
    ...size,
  });
  const style = focus === undefined ? undefined : ({ '--focus': `${focus}%` } as CSSProperties);
  return (
    <div className={`covered-picture ${src ? '' : 'covered-drawn'}`} style={style}>
      <img {...props} alt="" loading="eager" decoding="auto" fetchPriority="high" />
    </div>
  );
}
