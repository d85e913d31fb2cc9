import type { Film } from '@/lib/films/film';
import { scenePath } from '@/lib/posters/poster-path';
import { MovieStill } from './movie-still';

/** Where no film runs, as wide as the window: the picture of what can be heard, a still, or what the poster shows. */
export function MoviePicture({ film: { slug, stills, media }, film }: { film: Film }) {
  const { poster } = media.audio ?? {};
  if (!poster && stills[0]) return <MovieStill film={film} still={stills[0]} />;
  const picture = poster
    ? { src: poster, width: 1280, height: 720, className: 'stage aspect-video object-cover' }
    : { src: scenePath(slug), width: 1200, height: 500, className: 'scene' };
  return (
    <div className={poster ? 'front low' : 'front'}>
      <img {...picture} alt="" fetchPriority="high" />
    </div>
  );
}
