import { useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/films/film-grid';
import { Pagination } from '@/components/navigation/pagination';
import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import type { Hit } from '@/lib/films/search/hit';
import type { SearchResult } from '@/lib/films/search/search-films';
import { NothingFound } from './nothing-found';

type Props = { query: CatalogueQuery; result: SearchResult };

export function CatalogueResults({ query, result }: Props) {
  const t = useTranslations('Catalogue');
  return (
    <section aria-labelledby="results" className="shell mt-8">
      <h2 id="results" className="label mb-6">
        {t('count', { count: result.total })}
      </h2>
      {result.total > 0 && result.closeness !== 'all' && (
        <p className="-mt-3 mb-6 text-lg">{t(`close.${result.closeness}`, { text: query.text })}</p>
      )}
      {result.total > 0 ? (
        <FilmGrid films={result.films.map(({ film }) => film)} hits={hitsOf(result)} first />
      ) : (
        <NothingFound query={query} />
      )}
      <Pagination
        page={result.page}
        pages={result.pages}
        href={(page) => catalogueHref({ ...query, page })}
      />
    </section>
  );
}

function hitsOf({ films }: SearchResult): Map<string, Hit> {
  return new Map(films.flatMap(({ film, hit }) => (hit ? [[film.slug, hit]] : [])));
}
