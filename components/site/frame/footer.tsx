import { useLocale, useTranslations } from 'next-intl';
import { languageNames } from '@/components/navigation/language-names';
import { LanguageSwitch } from '@/components/navigation/language-switch';
import { useNamedPages } from '@/components/navigation/use-named-pages';
import { ChoicesDialog } from '@/components/visitor/privacy/choices-dialog';
import { hasImprint } from '@/lib/catalog/pages/has-imprint';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import { choicesId } from '@/lib/security/consent/choices-id';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { getSite } from '@/lib/site/get-site';
import { footPages } from '@/lib/site/menu/menu-pages';
import { listAsked } from '@/lib/visitor/privacy/list-asked';
import { FooterLinks } from './footer-links';
import { HouseName } from './house-name';

/** Site footer: the menu again, links about the site, and the legal pages. */
export function Footer() {
  const t = useTranslations();
  const locale = useLocale();
  const { tagline, social, imprint } = getSite(locale);
  const pages = footPages(locale);
  const films = useNamedPages(pages.filter(({ part }) => part === 'films'));
  const house = useNamedPages(pages.filter(({ part }) => part === 'house'));
  return (
    <footer className="mt-24 border-ink border-t-2 pt-10 pb-8 md:mt-36 md:pt-14">
      <div className="shell grid-12 gap-y-10">
        <p className="col-span-12 lg:col-span-5">
          <span className="wordmark block text-3xl">
            <HouseName />
          </span>
          <span className="mt-2 block text-muted" lang={tagline.lang}>
            {tagline.text}
          </span>
        </p>
        <div className="col-span-12 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7rem,45%)),1fr))] gap-x-4 gap-y-8 sm:grid-cols-3 lg:col-span-7">
          <FooterLinks title={t('Layout.films')} links={films} />
          <FooterLinks
            title={t('Layout.house')}
            links={[
              ...house,
              ...(imprint ? [{ url: mailtoHref(imprint.email), text: t('Layout.write') }] : []),
              ...social.map(({ name: text, url }) => ({ url, text })),
            ]}
          />
          <FooterLinks
            title={t('Layout.legal')}
            links={[
              ...(hasImprint() ? [{ path: '/mentions-legales', text: t('Imprint.title') }] : []),
              { path: '/vie-privee', text: t('Kept.title') },
              { path: '/accessibilite', text: t('Access.title') },
              ...(getShopConfig(locale)?.withdrawal.days
                ? [{ path: '/retractation', text: t('Withdrawal.link') }]
                : []),
              ...(listAsked().length > 0 ? [{ opens: choicesId, text: t('Choices.title') }] : []),
            ]}
          />
        </div>
        <div className="col-span-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t pt-4">
          <p className="text-muted text-sm">{t('Layout.posters')}</p>
          <LanguageSwitch locale={locale} label={t('Navigation.language')} names={languageNames} />
        </div>
      </div>
      <ChoicesDialog />
    </footer>
  );
}
