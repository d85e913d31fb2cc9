import { useTranslations } from 'next-intl';
import { Player } from '@/components/player/player';
import type { Film } from '@/lib/films/film';
import { isWatchable } from '@/lib/films/offer';
import { screenPart } from '@/lib/movie-page/screen-part';
import { MovieHead } from './movie-head';
import { MoviePicture } from './movie-picture';

/** What a film's page begins with: the film itself, else its trailer, else a picture of it; and its title below. */
export function MovieFront({ film }: { film: Film }) {
  const t = useTranslations('Film');
  const now = new Date();
  const part = screenPart(film, now);
  const { trailer, audio } = film.media;
  const offered = isWatchable(film, now);
  const screen = (offered && film.media.film) || trailer;
  const head = <MovieHead film={film} now={now} />;
  if (!part)
    return (
      <>
        <MoviePicture film={film} />
        {head}
      </>
    );
  return (
    <section id={part} aria-label={t(part)}>
      {screen ? (
        <Player media={screen} film={film}>
          {head}
        </Player>
      ) : (
        <MoviePicture film={film} low />
      )}
      {offered && audio && (
        <Player media={audio} film={film}>
          {!screen && head}
        </Player>
      )}
    </section>
  );
}
