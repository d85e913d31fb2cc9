import { useLocale, useTranslations } from 'next-intl';
import type { Film } from '@/lib/catalog/films/film';
import { formatLifeDates } from '@/lib/catalog/people/life-dates';
import { dayOf } from '@/lib/primitives/time/days';
import { getSite } from '@/lib/site/get-site';

/**
 * A sentence for each territory in which the film is in the public domain: since which year, and the authors whose
 * deaths determine that year.
 */
export function PublicDomainNotes({ film }: { film: Film }) {
  const t = useTranslations('Film.publicDomain');
  const thisYear = Number(dayOf(Date.now(), getSite(useLocale()).timeZone).slice(0, 4));
  if (film.publicDomain.length === 0) return null;
  return (
    <ul className="space-y-1">
      {film.publicDomain.map(({ territory, since, spain, authors }) => (
        <li key={territory}>
          {t(territory, {
            year: `${since}`,
            authors: authors
              .map(({ name, died }) => `${name} ${formatLifeDates({ died })}`)
              .join(', '),
          })}
          {spain !== undefined &&
            ` ${t('spain', { year: `${spain}`, isPast: String(spain <= thisYear) })}`}
        </li>
      ))}
      <li className="text-muted text-sm">{t('newWork')}</li>
    </ul>
  );
}
