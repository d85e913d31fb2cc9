import { useLocale, useTranslations } from 'next-intl';
import { isShopOpen } from '@/lib/builds/build-constants';
import { listCollectionTitles } from '@/lib/catalog/collections/list-collections';
import { listTopValues } from '@/lib/search/engine/films-by-value';
import { facetHref } from '@/lib/search/facet-pages/facet-pages';
import { facetLabel } from '@/lib/search/query/facet-label';
import { menuPages } from '@/lib/site/menu';
import { Dropdown } from './dropdown';
import { DroppedPanel } from './dropped-panel';
import { MenuList, useNamedPages } from './menu-links';

const menuId = 'site-menu';

/** Most collections listed in the menu; a link to all follows if there are more. */
const mostCollections = 20;

/** Window width (rem) from which the header's row shows every page of the menu. */
type Props = { wholeFrom?: number | 'none' | undefined };

/** The site menu: on a phone the whole navigation, on a wide screen the pages that do not fit into the header. */
export function SiteMenu({ wholeFrom = 64 }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const words = useTranslations('Catalogue');
  const pages = useNamedPages(menuPages(locale));
  const all = listCollectionTitles(locale);
  const shown = all.slice(0, mostCollections).map(({ slug, title }) => ({
    href: `/collection/${slug}`,
    text: title.text,
    ...(!title.translated && { lang: title.lang }),
  }));
  const others = { href: '/collection', text: t('Home.collectionsMore') };
  const collections = all.length > shown.length ? [...shown, others] : shown;
  const linksTo = (key: 'genre' | 'decade' | 'country') =>
    listTopValues(key, 9).map((value) => ({
      href: facetHref(key, value),
      text: facetLabel(key, value, locale, words),
    }));
  return (
    <Dropdown
      id={menuId}
      label={
        <>
          <span
            data-row-from={wholeFrom}
            className={isShopOpen ? 'in-row:hidden max-[22rem]:sr-only' : 'in-row:hidden'}
          >
            {t('Navigation.menu')}
          </span>
          <span data-row-from={wholeFrom} className="hidden in-row:inline">
            {t('Navigation.explore')}
          </span>
        </>
      }
    >
      <DroppedPanel id={menuId}>
        <div className="shell grid gap-x-6 gap-y-8 py-8 sm:grid-cols-2 lg:grid-cols-4 lg:py-12">
          <div data-row-from={wholeFrom} className="in-row:hidden lg:col-span-4">
            <MenuList
              title={t('Navigation.pages')}
              className="lg:columns-4 lg:gap-x-6"
              links={pages.map(({ path, ...words }) => ({ href: path, ...words }))}
            />
          </div>
          <MenuList
            title={t('Navigation.collections')}
            className="lg:col-span-2 lg:columns-2 lg:gap-x-6"
            links={collections}
          />
          <MenuList title={t('Navigation.genres')} links={linksTo('genre')} />
          <MenuList title={t('Navigation.decades')} links={linksTo('decade')} />
          <MenuList
            title={t('Navigation.countries')}
            className="lg:hidden"
            links={linksTo('country')}
          />
        </div>
      </DroppedPanel>
    </Dropdown>
  );
}
