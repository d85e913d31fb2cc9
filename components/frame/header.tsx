import { useLocale, useTranslations } from 'next-intl';
import { LanguageSwitch } from '@/components/navigation/language-switch';
import { LocaleLink } from '@/components/navigation/locale-link';
import { PageLoading } from '@/components/navigation/page-loading';
import { SiteMenu } from '@/components/navigation/site-menu';
import { SearchLink } from '@/components/search/search-link';
import { pages } from '@/lib/navigation/pages';
import { getSite } from '@/lib/site/get-site';
import { mainContentId } from './main-content';

export function Header() {
  const t = useTranslations();
  const { name } = getSite(useLocale());
  return (
    <header className="sticky top-0 z-20 border-ink border-b-2 bg-paper">
      <PageLoading />
      <a
        href={`#${mainContentId}`}
        className="absolute -top-20 left-4 z-30 bg-signal px-4 py-3 font-semibold text-on-signal focus:top-2"
      >
        {t('Layout.skip')}
      </a>
      <div className="shell flex h-(--header) items-center gap-x-4 md:gap-x-8">
        <LocaleLink
          href="/"
          className="wordmark mr-auto py-2"
          aria-label={t('Layout.home', { name })}
        >
          {name}
        </LocaleLink>
        <nav aria-label={t('Navigation.main')} className="flex h-full items-center gap-x-7">
          {pages.map(({ key, path }) => (
            <LocaleLink
              key={key}
              href={path}
              className="label hidden py-3 underline-offset-8 hover:underline lg:block"
            >
              {t(`Navigation.${key}`)}
            </LocaleLink>
          ))}
          <SiteMenu />
        </nav>
        <SearchLink />
        <LanguageSwitch locale={useLocale()} label={t('Navigation.language')} />
      </div>
    </header>
  );
}
