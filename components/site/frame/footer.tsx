import { useLocale, useTranslations } from 'next-intl';
import { languageNames } from '@/components/navigation/language-names';
import { LanguageSwitch } from '@/components/navigation/language-switch';
import { MenuLink, useNamedPages } from '@/components/navigation/menu-links';
import { ConsentDialog } from '@/components/visitor/privacy/consent-dialog';
import { hasImprint } from '@/lib/catalog/pages/site-pages';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import { choicesId } from '@/lib/security/consent/choices-id';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';
import { getSite } from '@/lib/site/get-site';
import { footerPages } from '@/lib/site/menu';
import { listThirdParties } from '@/lib/visitor/privacy/third-parties';
import { SiteName } from './site-name';

/** Site footer: the menu again, links about the site, and the legal pages. */
export function Footer() {
  const t = useTranslations();
  const locale = useLocale();
  const { tagline, social, imprint } = getSite(locale);
  const pages = footerPages(locale);
  const films = useNamedPages(pages.filter(({ part }) => part === 'films'));
  const sitePages = useNamedPages(pages.filter(({ part }) => part === 'site'));
  return (
    <footer className="mt-24 border-ink border-t-2 pt-10 pb-8 md:mt-36 md:pt-14">
      <div className="shell grid-12 gap-y-10">
        <p className="col-span-12 lg:col-span-5">
          <span className="wordmark block text-3xl">
            <SiteName />
          </span>
          <span className="mt-2 block text-muted" lang={tagline.lang}>
            {tagline.text}
          </span>
        </p>
        <div className="col-span-12 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7rem,45%)),1fr))] gap-x-4 gap-y-8 sm:grid-cols-3 lg:col-span-7">
          <FooterLinks title={t('Layout.films')} links={films} />
          <FooterLinks
            title={t('Layout.site')}
            links={[
              ...sitePages,
              ...(imprint ? [{ url: mailtoHref(imprint.email), text: t('Layout.write') }] : []),
              ...social.map(({ name: text, url }) => ({ url, text })),
            ]}
          />
          <FooterLinks
            title={t('Layout.legal')}
            links={[
              ...(hasImprint() ? [{ path: '/mentions-legales', text: t('Imprint.title') }] : []),
              { path: '/vie-privee', text: t('StoredData.title') },
              { path: '/accessibilite', text: t('Accessibility.title') },
              ...(getOrderConfig(locale)?.withdrawal.days
                ? [{ path: '/retractation', text: t('Withdrawal.link') }]
                : []),
              ...(listThirdParties().length > 0
                ? [{ opens: choicesId, text: t('Consent.title') }]
                : []),
            ]}
          />
        </div>
        <div className="col-span-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t pt-4">
          <p className="text-muted text-sm">{t('Layout.posters')}</p>
          <LanguageSwitch locale={locale} label={t('Navigation.language')} names={languageNames} />
        </div>
      </div>
      <ConsentDialog />
    </footer>
  );
}

export type FooterLink =
  | { text: string; path: string; lang?: string | undefined }
  | { text: string; url: string }
  | { text: string; opens: string };

/**
 * Links under a title. `lang`: language of the text, if it differs from the page's. `path`: French path. `url`:
 * external URL or mail link. `opens`: id of a popover that needs script.
 */
function FooterLinks({ title, links }: { title: string; links: FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className="label mb-1.5 text-muted">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.text} className={'opens' in link ? 'noscript:hidden' : undefined}>
            {'opens' in link ? (
              <button
                type="button"
                popoverTarget={link.opens}
                className="menu-line cursor-pointer text-start"
              >
                {link.text}
              </button>
            ) : 'path' in link ? (
              <MenuLink href={link.path} lang={link.lang} className="menu-line">
                {link.text}
              </MenuLink>
            ) : (
              <a
                href={link.url}
                {...externalLinkProps(link.url)}
                className="menu-line wrap-anywhere"
              >
                {link.text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An external site opens in a new tab; a mail link does not. */
function externalLinkProps(url: string) {
  return url.startsWith('mailto:') ? {} : { rel: 'me noopener', target: '_blank' };
}
