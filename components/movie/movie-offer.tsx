import { useTranslations } from 'next-intl';
import { FilmDate } from '@/components/offer/film-date';
import { OfferDay } from '@/components/offer/offer-day';
import type { Film } from '@/lib/films/film';
import { hasEnded, isUpcoming, isWatchable, offerSpan } from '@/lib/films/offer';

type Props = {
  film: Film;
  now: Date;
  /** Whether nothing plays above it. */
  alone?: boolean;
};

/** On which terms the film can be watched here, and until when; or from when, or until when it could. */
export function MovieOffer({ film, now, alone = false }: Props) {
  const t = useTranslations('Film');
  const { vod } = film;
  const until = vod?.until;
  return (
    <p
      className={`flex flex-wrap items-baseline gap-x-6 ${alone ? 'display-3 gap-y-3 text-balance bg-raised p-6 md:p-10' : 'label mt-3'}`}
    >
      {isWatchable(film, now) && (vod?.ads ? t('withAds') : t('withoutAds'))}
      {isWatchable(film, now) && <OfferDay film={film} end="end" />}
      {isUpcoming(film, now) && <OfferDay film={film} end="start" />}
      {hasEnded(film, now) && until && (
        <span>{t.rich('ended', { date: () => <FilmDate date={until} end="end" /> })}</span>
      )}
      {!offerSpan(film) && t('notOffered')}
    </p>
  );
}
