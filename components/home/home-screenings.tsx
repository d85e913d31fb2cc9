import { useLocale, useTranslations } from 'next-intl';
import { MoreLink } from '@/components/navigation/more-link';
import { listScreenings } from '@/lib/catalog/screenings/list-screenings';
import { nextScreenings } from '@/lib/catalog/screenings/next-screenings';
import { getSite } from '@/lib/site/get-site';
import { ScreeningRow } from './screening-row';

/** Screenings of the next days, or else the next ones; nothing if none are announced. */
export function HomeScreenings() {
  const t = useTranslations('Screenings');
  const locale = useLocale();
  const now = new Date();
  const { isWeek, screenings } = nextScreenings(
    listScreenings(locale, now),
    now,
    getSite(locale).timeZone,
  );
  if (screenings.length === 0) return null;
  return (
    <section id="cinema" aria-labelledby="cinema-title" className="shell mt-14 md:mt-20">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-ink border-t-2 pt-3">
        <h2 id="cinema-title" className="display-3">
          {t(isWeek ? 'week' : 'next')}
        </h2>
        <p className="label">
          <MoreLink href="/au-cinema">{t('all')}</MoreLink>
        </p>
      </header>
      <ol className="mt-6 md:mt-10">
        {screenings.map((screening) => (
          <ScreeningRow key={screening.id} screening={screening} />
        ))}
      </ol>
    </section>
  );
}
