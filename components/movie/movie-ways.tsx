import { useTranslations } from 'next-intl';
import { FilmDate } from '@/components/offer/film-date';
import type { Film } from '@/lib/films/film';
import { hasEnded, isWatchable } from '@/lib/films/offer';
import { type Way, waysToSee } from '@/lib/films/ways-to-see';
import { MovieLead } from './movie-lead';
import { MovieWay } from './movie-way';

/** What one can do with the film, a line each, the nearest first; and the button that does the first. */
export function MovieWays({ film, now }: { film: Film; now: Date }) {
  const t = useTranslations('Film.ways');
  const ways = waysToSee(film, now);
  const until = hasEnded(film, now) && film.vod?.until;
  return (
    <>
      <ul aria-label={t('title')} className="label text-base">
        {ways.map((way) => (
          <li key={keyOf(way)} data-way={way.kind} className="way">
            <MovieWay way={way} film={film} />
          </li>
        ))}
        {film.media.trailer && !isWatchable(film, now) && (
          <li className="text-muted">{t('trailer')}</li>
        )}
        {until && (
          <li className="text-muted">
            {t.rich('ended', { date: () => <FilmDate date={until} end="end" /> })}
          </li>
        )}
      </ul>
      <MovieLead way={ways[0]} />
    </>
  );
}

function keyOf(way: Way): string {
  if (way.kind === 'elsewhere') return way.place.address;
  return way.kind === 'disc' ? way.disc.slug : way.kind;
}
