import { useTranslations } from 'next-intl';
import { MoreLink } from '@/components/navigation/more-link';
import { OfferDay } from '@/components/offer/offer-day';
import { OfferTerms } from '@/components/offer/offer-terms';
import type { Film } from '@/lib/films/film';

/** Below the film of the day: the way to its page, and on which terms it is there. */
export function HomeFoot({ film }: { film: Film }) {
  const t = useTranslations('Home');
  return (
    <div className="shell label flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-4">
      <MoreLink href={`/movie/${film.slug}`}>{t('filmPage')}</MoreLink>
      <p className="flex flex-wrap items-baseline gap-x-6">
        <OfferTerms film={film} />
        <OfferDay film={film} end="end" />
      </p>
    </div>
  );
}
