import { useLocale, useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/catalog/films/film-grid';
import { MoreLink } from '@/components/navigation/more-link';
import { cardWay } from '@/lib/catalog/films/card-way';
import type { FacetPage } from '@/lib/search/facet-pages/get-facet-page';
import { catalogueHref } from '@/lib/search/query/catalogue-href';

/** The facet's films, or a selection across its years, with a link to the filtered catalogue. */
export function FacetFilms({ page: { key, value, films, total } }: { page: FacetPage }) {
  const t = useTranslations('FacetPage');
  const locale = useLocale();
  const now = new Date();
  const isAll = films.length === total;
  return (
    <section aria-labelledby="films" className="shell mt-10 md:mt-14">
      <h2 id="films" className="label border-ink border-t pt-3">
        {isAll ? t('films', { count: total }) : t('some', { shown: films.length, count: total })}
      </h2>
      <div className="mt-6">
        <FilmGrid
          many
          first
          films={films.map((film) => ({ ...film, way: cardWay(film, locale, now) }))}
        />
      </div>
      <p className="label mt-10">
        <MoreLink href={catalogueHref({ filters: { [key]: value } })}>
          {isAll ? t('toCatalogue') : t('toAll', { count: total })}
        </MoreLink>
      </p>
    </section>
  );
}
