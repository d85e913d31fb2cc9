import { useLocale, useTranslations } from 'next-intl';
import { listCollections } from '@/lib/collections/list-collections';
import { catalogueHref } from '@/lib/films/catalogue/query';
import { topFacets } from '@/lib/films/catalogue/top-facets';
import { listFilms } from '@/lib/films/list-films';
import { displayName } from '@/lib/i18n/display-name';
import { pages } from '@/lib/navigation/pages';
import { Dropdown } from './dropdown';
import { MenuList } from './menu-list';

/** All ways into the site: on a phone the whole navigation, on a desk what the header has no room for. */
export function SiteMenu() {
  const t = useTranslations();
  const locale = useLocale();
  const films = listFilms(locale);
  const decade = (value: string) => t('Catalogue.decadeValue', { decade: value });
  return (
    <Dropdown
      label={
        <>
          <span className="lg:hidden">{t('Navigation.menu')}</span>
          <span className="hidden lg:inline">{t('Navigation.explore')}</span>
        </>
      }
    >
      <div className="shell grid gap-x-6 gap-y-8 py-8 sm:grid-cols-2 lg:grid-cols-4 lg:py-12">
        <MenuList
          title={t('Navigation.pages')}
          className="lg:hidden"
          links={pages.map(({ key, path }) => ({ href: path, text: t(`Navigation.${key}`) }))}
        />
        <MenuList
          title={t('Navigation.collections')}
          className="lg:col-span-2 lg:columns-2"
          links={listCollections(locale).map(({ slug, title }) => ({
            href: `/collection/${slug}`,
            text: title.text,
            lang: title.lang,
          }))}
        />
        <MenuList
          title={t('Navigation.genres')}
          links={topFacets(films, 'genre', 9).map(({ value, label }) => ({
            href: catalogueHref({ filters: { genre: value } }),
            text: label ?? value,
          }))}
        />
        <MenuList
          title={t('Navigation.decades')}
          links={topFacets(films, 'decade', 9).map(({ value }) => ({
            href: catalogueHref({ filters: { decade: value } }),
            text: decade(value),
          }))}
        />
        <MenuList
          title={t('Navigation.countries')}
          className="lg:hidden"
          links={topFacets(films, 'country', 9).map(({ value }) => ({
            href: catalogueHref({ filters: { country: value } }),
            text: displayName('region', value, locale),
          }))}
        />
      </div>
    </Dropdown>
  );
}
