import { useTranslations } from 'next-intl';
import type { Film } from '@/lib/catalog/films/film';

/**
 * A sentence for each territory in which the film is in the public domain: since which year, and the authors whose
 * deaths determine that year.
 */
export function PublicDomainNotes({ film }: { film: Film }) {
  const t = useTranslations('Film.publicDomain');
  if (film.publicDomain.length === 0) return null;
  return (
    <ul className="space-y-1">
      {film.publicDomain.map(({ territory, since, spain, authors }) => (
        <li key={territory}>
          {t(territory, {
            year: `${since}`,
            authors: authors.map(({ name, died }) => `${name} †\u00A0${died}`).join(', '),
          })}
          {spain !== undefined && ` ${t('spain', { year: `${spain}`, isPast: isPast(spain) })}`}
        </li>
      ))}
      <li className="text-muted text-sm">{t('newWork')}</li>
    </ul>
  );
}

/** Whether the year has begun: `true` or `false`, as the `select` of the message expects. */
function isPast(year: number): string {
  return String(year <= new Date().getFullYear());
}
