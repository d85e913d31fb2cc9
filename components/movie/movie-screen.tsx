import { useTranslations } from 'next-intl';
import { Player } from '@/components/player/player';
import type { Film } from '@/lib/films/film';
import { isWatchable } from '@/lib/films/offer';
import { playingPart } from '@/lib/movie-page/playing-part';
import { MovieOffer } from './movie-offer';

/** The place where the film runs: the film itself while it is offered, else its trailer, else when it can be seen. */
export function MovieScreen({ film }: { film: Film }) {
  const t = useTranslations('Film');
  const now = new Date();
  const offered = isWatchable(film, now);
  const { trailer, audio } = film.media;
  const screen = (offered && film.media.film) || trailer;
  const playing = playingPart(film, now);
  const part = playing ?? (film.media.film ? 'watch' : audio && 'listen');
  if (!part) return null;
  return (
    <section id={part} aria-label={playing ? t(playing) : t('offer')} className="shell mt-8">
      {screen && <Player media={screen} film={film} />}
      {offered && audio && <Player media={audio} film={film} />}
      <MovieOffer film={film} now={now} alone={!playing} />
    </section>
  );
}
