import { useTranslations } from 'next-intl';
import { Player } from '@/components/player/player';
import type { Film } from '@/lib/films/film';
import { isWatchable } from '@/lib/films/offer';
import type { ScreenPart } from '@/lib/movie-page/screen-part';
import { MovieOffer } from './movie-offer';

/** Where the film runs: the film itself while it is offered, else its trailer, else when it can be seen. */
export function MovieScreen({ film, part }: { film: Film; part: ScreenPart }) {
  const t = useTranslations('Film');
  const now = new Date();
  const offered = isWatchable(film, now);
  const { trailer, audio } = film.media;
  const screen = (offered && film.media.film) || trailer;
  return (
    <section id={part} aria-label={t(part)} className="shell mt-8">
      {screen && <Player media={screen} film={film} />}
      {offered && audio && <Player media={audio} film={film} />}
      <MovieOffer film={film} now={now} alone={part === 'offer'} />
    </section>
  );
}
