import { useLocale, useTranslations } from 'next-intl';
import { languageNames } from '@/components/navigation/language-names';
import { LanguageSwitch } from '@/components/navigation/language-switch';
import { LocaleLink } from '@/components/navigation/links';
import { MenuLink, useNamedPages } from '@/components/navigation/menu-links';
import { PageLoading } from '@/components/navigation/page-loading';
import { SiteMenu } from '@/components/navigation/site-menu';
import { SearchLink } from '@/components/search/suggest/search-link';
import { CartLink } from '@/components/shop/cart/cart-buttons';
import { isShopOpen } from '@/lib/builds/build-constants';
import { getTheme } from '@/lib/content/store/get-theme';
import { getSite } from '@/lib/site/get-site';
import { menuPages } from '@/lib/site/menu';
import { mainContentId } from './main-content';
import { manyEntries, rowBreakpoints } from './row-breakpoints';
import { SiteName } from './site-name';

/** Longest site name, in letters, that fits beside the menu on a phone; less if the header has the cart. */
const roomOnPhone = isShopOpen ? 6 : 9;
/** Condensed type for a long name, which wraps between two words. */
const longOnPhone =
  'max-sm:grow max-sm:basis-20 max-sm:text-[calc(1.0625rem*var(--set-72,1))] max-sm:tracking-tight max-sm:[font-stretch:70%]';
/** Tighter spacing for a header with the cart; on the narrowest phones and with large text the buttons are narrower too. */
const narrow =
  'gap-x-1 max-[22rem]:gap-x-0 [&_.size-11]:w-[min(2.75rem,18vw)] max-[22rem]:[&_.size-11]:w-9';

export function Header() {
  const t = useTranslations();
  const locale = useLocale();
  const { name } = getSite(locale);
  const { logo } = getTheme();
  const isLong = !logo && name.length > roomOnPhone;
  const pages = useNamedPages(menuPages(locale));
  const steps = rowBreakpoints(
    pages.map(({ text }) => text),
    logo?.light.ratio ?? name,
    t('Navigation.explore'),
    isShopOpen,
  );
  return (
    <header className="site-header sticky z-20 border-ink border-b-2 bg-paper [anchor-name:--site-header]">
      <PageLoading />
      <a
        href={`#${mainContentId}`}
        className="absolute -top-20 left-4 z-30 bg-signal px-4 py-3 font-semibold text-on-signal focus:top-2"
      >
        {t('Layout.skip')}
      </a>
      <div
        className={`shell flex min-h-(--header) flex-wrap items-center justify-end ${isShopOpen ? narrow : 'gap-x-2'} gap-y-1 py-1 xs:gap-x-4 md:gap-x-8`}
      >
        <LocaleLink
          href="/"
          className={`wordmark mr-auto py-2 ${isLong ? longOnPhone : ''}`}
          aria-label={t('Layout.home', { name })}
        >
          <SiteName isNamed />
        </LocaleLink>
        <nav
          aria-label={t('Navigation.main')}
          className={`flex flex-wrap items-center justify-end ${pages.length > manyEntries ? 'gap-x-5' : 'gap-x-7'}`}
        >
          {pages.map(({ path, text, lang }, index) => (
            <MenuLink
              key={path}
              href={path}
              lang={lang}
              data-row-from={steps[index]}
              className="label hidden in-row:block whitespace-nowrap py-3 decoration-2 underline-offset-8 hover:underline aria-[current]:underline"
            >
              {text}
            </MenuLink>
          ))}
          <SiteMenu fullRowFrom={steps.at(-1)} />
        </nav>
        <SearchLink />
        {isShopOpen && <CartLink />}
        <LanguageSwitch locale={locale} label={t('Navigation.language')} names={languageNames} />
      </div>
    </header>
  );
}
