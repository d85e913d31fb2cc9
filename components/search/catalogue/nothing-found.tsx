import { useLocale, useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/catalog/films/film-card';
import { TextLink } from '@/components/navigation/links';
import { formatList } from '@/lib/i18n/intl-format';
import type { ShownAnswer } from '@/lib/search/api/shown-answer';
import { catalogueHref } from '@/lib/search/query/catalogue-href';
import { toCardFilm } from './results';
import { useNoResultsText } from './results-status';

type Props = { answer: ShownAnswer; waysOut: NonNullable<ShownAnswer['waysOut']> };

/**
 * Shown if the query has no results: says which conditions were dropped, shows the films found without them, and
 * links to further queries.
 */
export function NothingFound({ answer, waysOut }: Props) {
  const { meant, instead, without, films, cinemas } = waysOut;
  const t = useTranslations('Catalogue');
  const locale = useLocale();
  const text = useNoResultsText(answer);
  const { leftOut, query, total } = instead;
  const others = without.filter((other) => other.leftOut.join() !== leftOut.join());
  return (
    <div className="pb-10">
      {cinemas && (
        <p className="mb-2 text-lg">
          <TextLink href="/au-cinema">{t('allScreenings')}</TextLink>
        </p>
      )}
      <p className="mb-6 text-lg">{text.instead}</p>
      <FilmGrid films={films.map(toCardFilm)} />
      <ul className="mt-8 grid gap-1 text-lg">
        {total > films.length && (
          <li>
            <TextLink href={catalogueHref(query)} prefetch={false}>
              {t('showAll', { count: total })}
            </TextLink>
          </li>
        )}
        {meant.slice(1).map((name) => (
          <li key={name}>
            {t('meant')} <TextLink href={catalogueHref({ text: name })}>{name}</TextLink>
          </li>
        ))}
        {others.map((other) => (
          <li key={other.leftOut.join()}>
            <TextLink href={catalogueHref(other.query)} prefetch={false}>
              {t('without', { value: formatList(other.leftOut, locale) })}
            </TextLink>{' '}
            <span className="text-muted">{t('count', { count: other.total })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
