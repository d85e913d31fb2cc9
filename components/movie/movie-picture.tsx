import type { Film } from '@/lib/films/film';
import { scenePath } from '@/lib/posters/poster-path';
import { MovieStill } from './movie-still';

type Props = {
  film: Film;
  /** Whether the line with which a sound begins stands between it and the title. */
  low?: boolean;
};

/** Where no film runs, as wide as the window: the picture of what can be heard, a still, or what the poster shows. */
export function MoviePicture({ film, low = false }: Props) {
  const { slug, stills, media } = film;
  const { poster } = (low && media.audio) || {};
  if (!poster && stills[0]) return <MovieStill film={film} still={stills[0]} low={low} />;
  const picture = poster
    ? { src: poster, width: 1280, height: 720, className: 'stage aspect-video object-cover' }
    : { src: scenePath(slug), width: 1200, height: 500, className: 'scene' };
  return (
    <div className={low ? 'front low' : 'front'}>
      <img {...picture} alt="" fetchPriority="high" />
    </div>
  );
}
