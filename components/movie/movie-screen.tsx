import { useTranslations } from 'next-intl';
import { Player } from '@/components/player/player';
import type { Film } from '@/lib/films/film';
import { isWatchable } from '@/lib/vod/availability';
import { MovieOffer } from './movie-offer';

/** The place where the film runs: the film itself while it is offered, else its trailer. */
export function MovieScreen({ film }: { film: Film }) {
  const t = useTranslations('Film');
  const now = new Date();
  const offered = isWatchable(film, now);
  const { trailer, audio } = film.media;
  const screen = (offered && film.media.film) || trailer;
  const part = film.media.film || trailer ? 'watch' : audio ? 'listen' : undefined;
  if (!part) return null;
  return (
    <section id={part} aria-label={t(part)} className="shell mt-8">
      {screen && <Player media={screen} film={film} />}
      {offered && audio && <Player media={audio} film={film} />}
      <MovieOffer film={film} now={now} />
    </section>
  );
}
