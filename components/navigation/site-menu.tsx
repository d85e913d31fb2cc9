import { useLocale, useTranslations } from 'next-intl';
import { isShopOpen } from '@/lib/builds/build-constants';
import { listCollectionTitles } from '@/lib/catalog/collections/list-collections';
import { listTopValues } from '@/lib/search/engine/films-by-value';
import { facetHref } from '@/lib/search/facet-pages/facet-pages';
import { facetLabel } from '@/lib/search/query/facet-label';
import { menuPages } from '@/lib/site/menu';
import { Dropdown } from './dropdown';
import { DropdownPanel } from './dropdown-panel';
import { MenuList, useNamedPages } from './menu-links';

const menuId = 'site-menu';

/** Maximum number of collections listed in the menu; a link to all follows if there are more. */
const maxCollections = 20;

/** Window width (rem) from which the header's row shows every page of the menu. */
type Props = { fullRowFrom?: number | 'none' | undefined };

/** The site menu: on a phone the whole navigation, on a wide screen the pages that do not fit into the header. */
export function SiteMenu({ fullRowFrom = 64 }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const catalogue = useTranslations('Catalogue');
  const pages = useNamedPages(menuPages(locale));
  const all = listCollectionTitles(locale);
  const listedCollections = all.slice(0, maxCollections).map(({ slug, title }) => ({
    href: `/collection/${slug}`,
    text: title.text,
    ...(!title.translated && { lang: title.lang }),
  }));
  const moreLink = { href: '/collection', text: t('Home.collectionsMore') };
  const collections =
    all.length > listedCollections.length ? [...listedCollections, moreLink] : listedCollections;
  const linksTo = (key: 'genre' | 'decade' | 'country') =>
    listTopValues(key, 9).map((value) => ({
      href: facetHref(key, value),
      text: facetLabel(key, value, locale, catalogue),
    }));
  return (
    <Dropdown
      id={menuId}
      label={
        <>
          <span
            data-row-from={fullRowFrom}
            className={isShopOpen ? 'in-row:hidden max-[22rem]:sr-only' : 'in-row:hidden'}
          >
            {t('Navigation.menu')}
          </span>
          <span data-row-from={fullRowFrom} className="hidden in-row:inline">
            {t('Navigation.explore')}
          </span>
        </>
      }
    >
      <DropdownPanel id={menuId}>
        <div className="shell grid gap-x-6 gap-y-8 py-8 sm:grid-cols-2 lg:grid-cols-4 lg:py-12">
          <div data-row-from={fullRowFrom} className="in-row:hidden lg:col-span-4">
            <MenuList
              title={t('Navigation.pages')}
              className="lg:columns-4 lg:gap-x-6"
              links={pages.map(({ path, ...link }) => ({ href: path, ...link }))}
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
      </DropdownPanel>
    </Dropdown>
  );
}
