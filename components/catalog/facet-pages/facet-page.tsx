import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/catalog/films/film-card';
import { PageTitle } from '@/components/layout/page-title';
import { LocaleLink, MoreLink } from '@/components/navigation/links';
import { RichText } from '@/components/rich-text/rich-text';
import { cardAvailability } from '@/lib/catalog/films/availability';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { PagedFacet } from '@/lib/search/facet-pages/facet-pages';
import { type FacetPageData, findFacetPage } from '@/lib/search/facet-pages/get-facet-page';
import { catalogueHref } from '@/lib/search/query/catalogue-address';

/** Page of a genre, a country, a decade or of the films for children. @param end last segment of its path */
export async function FacetPage({ facet, end }: { facet: PagedFacet; end: string }) {
  const page = await findFacetPage(facet, end, await currentLocale());
  if (!page) notFound();
  return (
    <>
      <FacetHead page={page} />
      <FacetFilms page={page} />
      <FacetOthers page={page} />
    </>
  );
}

/** Header of a facet page: the facet's name, its introduction from the site content, and facts. */
function FacetHead({ page }: { page: FacetPageData }) {
  const t = useTranslations('Catalogue');
  const { key, name, introduction, facts } = page;
  return (
    <header className="shell pt-8 md:pt-12">
      {key !== 'children' && <p className="label text-muted">{t(key)}</p>}
      <PageTitle text={name} className="mt-2 md:mt-4" />
      <div className="mt-5 max-w-[62ch] text-lg leading-snug md:text-xl">
        {introduction && <RichText value={introduction} />}
        <p className={introduction ? 'mt-4 text-base text-muted' : ''}>{facts.join(' ')}</p>
      </div>
    </header>
  );
}

/** The facet's films, or a selection across its years, with a link to the filtered catalogue. */
function FacetFilms({ page: { key, value, films, total } }: { page: FacetPageData }) {
  const t = useTranslations('FacetPage');
  const catalogue = useTranslations('Catalogue');
  const locale = useLocale();
  const now = new Date();
  const isAll = films.length === total;
  const count =
    key === 'children' ? catalogue('count', { count: total }) : t('films', { count: total });
  return (
    <section aria-labelledby="films" className="shell mt-10 md:mt-14">
      <h2 id="films" className="label border-ink border-t pt-3">
        {isAll ? count : t('some', { shown: films.length, count: total })}
      </h2>
      <div className="mt-6">
        <FilmGrid
          hasManyFilms
          first
          films={films.map((film) => ({ ...film, way: cardAvailability(film, locale, now) }))}
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

/** Links to the other genres, countries or decades, or to films by age; nothing if there is only one. */
function FacetOthers({ page: { key, value, all } }: { page: FacetPageData }) {
  const t = useTranslations('FacetPage');
  if (all.length < 2) return null;
  return (
    <nav aria-labelledby="others" className="shell mt-16 md:mt-24">
      <h2 id="others" className="label border-ink border-t pt-3">
        {t(`all.${key}`)}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 md:gap-x-8">
        {all.map((one) => (
          <li key={one.value} className="max-w-full">
            <LocaleLink
              href={one.href}
              aria-current={one.value === value ? 'page' : undefined}
              className="display-3 wrap-anywhere inline-block max-w-full hyphens-auto py-1 underline-offset-4 hover:underline aria-[current]:text-muted"
            >
              {one.name}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
