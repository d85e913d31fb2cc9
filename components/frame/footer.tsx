import { useLocale, useMessages, useTranslations } from 'next-intl';
import { MenuLink } from '@/components/navigation/menu-link';
import { AdConsent } from '@/components/player/ad-consent';
import { RichText } from '@/components/rich-text/rich-text';
import { isAskedAbroad } from '@/lib/ads/asked-abroad';
import { menuPages } from '@/lib/menu/menu-pages';
import { getSite } from '@/lib/site/get-site';

export function Footer() {
  const t = useTranslations();
  const locale = useLocale();
  const { adConsentGiven, adConsentRefused, adConsentForget } = useMessages().Player;
  const { name, tagline, social, imprint, ads } = getSite(locale);
  return (
    <footer className="mt-24 border-ink border-t-2 py-10 md:mt-36">
      <div className="shell grid-12 gap-y-10">
        <p className="col-span-12 md:col-span-3">
          <span className="wordmark block">{name}</span>
          <span className="label mt-2 block text-muted" lang={tagline.lang}>
            {tagline.text}
          </span>
        </p>
        <ul className="col-span-6 md:col-span-3">
          {menuPages().map(({ key, path }) => (
            <li key={path}>
              <MenuLink href={path} className="menu-line">
                {t(`Navigation.${key}`)}
              </MenuLink>
            </li>
          ))}
          {social.map(({ name: network, url }) => (
            <li key={url}>
              <a
                href={url}
                rel="me noopener"
                target="_blank"
                className="label block py-1.5 hover:underline"
              >
                {network}
              </a>
            </li>
          ))}
        </ul>
        <section
          aria-labelledby="imprint"
          className="col-span-12 text-sm leading-normal md:col-span-6"
        >
          <h2 id="imprint" className="label mb-2">
            {t('Layout.imprint')}
          </h2>
          <address className="not-italic">
            {[imprint.publisher, ...imprint.address].map((line) => (
              <span
                key={line.text}
                lang={line.translated ? undefined : line.lang}
                className="block"
              >
                {line.text}
              </span>
            ))}
            <a
              href={`mailto:${imprint.email}`}
              className="inline-block wrap-anywhere py-1 underline"
            >
              {imprint.email}
            </a>
          </address>
          <RichText value={imprint.text} className="mt-3 text-muted" />
          <p className="mt-3 text-muted">{t('Layout.posters')}</p>
          <p className="mt-3">
            <MenuLink
              href="/vie-privee"
              className="inline-block py-1 underline underline-offset-4 hover:decoration-2"
            >
              {t('Kept.title')}
            </MenuLink>
          </p>
          {ads && isAskedAbroad(ads) && (
            <AdConsent
              ads={ads}
              locale={locale}
              words={{ adConsentGiven, adConsentRefused, adConsentForget }}
            />
          )}
        </section>
      </div>
    </footer>
  );
}
