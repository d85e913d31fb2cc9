import { useLocale, useTranslations } from 'next-intl';
import { FilmDate } from '@/components/catalog/offers/film-date';
import { Arrow } from '@/components/navigation/arrow';
import { LocaleLink } from '@/components/navigation/locale-link';
import { listAvailability, type Way } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { hasEnded, isWatchable } from '@/lib/catalog/films/offer';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { MovieWay } from './movie-way';

/** The ways to see the film, one per line, nearest first, and a button for the first one. */
export function MovieWays({ film, now }: { film: Film; now: Date }) {
  const t = useTranslations('Film.ways');
  const ways = listAvailability(film, now);
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

/** Button for the nearest way; none if the film plays above, or for a mere catalogue entry. */
function MovieLead({ way }: { way: Way }) {
  const t = useTranslations();
  const locale = useLocale();
  const look = 'button mt-4 print:hidden';
  if (way.kind === 'elsewhere') {
    const { address, name, kind } = way.place;
    return (
      <a href={address} target="_blank" rel="noopener" className={look}>
        {t(`Film.ways.at.${kind}`, { name })}
        <Arrow sign="↗" />
        <span className="sr-only"> ({t('RichText.external')})</span>
      </a>
    );
  }
  if (way.kind === 'cinema')
    return (
      <a href="#screenings" className={look}>
        {t('Film.ways.toScreenings')}
        <Arrow sign="↓" />
      </a>
    );
  if (way.kind !== 'disc') return null;
  const { slug, kind, prices } = way.disc;
  const [price] = prices.map((one) => moneyWords(one, locale));
  return (
    <LocaleLink href={`/shop/${slug}`} className={look}>
      {t('Film.ways.toShop', { kind: t(`Shop.kindOf.${kind}`), price: price ?? '' })}
      <Arrow />
    </LocaleLink>
  );
}
