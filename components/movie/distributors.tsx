import { useLocale } from 'next-intl';
import { ExternalLink } from '@/components/navigation/external-link';
import type { Film } from '@/lib/films/film';
import { displayName } from '@/lib/i18n/display-name';

/** Who brings the film to cinemas, each with the countries it does so in. */
export function Distributors({ distributors }: Pick<Film, 'distributors'>) {
  const locale = useLocale();
  return (
    <ul>
      {distributors.map(({ name, url, countries }) => (
        <li key={name}>
          {url ? <ExternalLink href={url}>{name}</ExternalLink> : name}{' '}
          {countries.length > 0 && (
            <span className="text-muted">
              ({countries.map((code) => displayName('region', code, locale)).join(', ')})
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
