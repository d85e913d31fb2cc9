import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-title';
import { Section } from '@/components/layout/section';
import { BarrierContact, FilmAccess, PlayerKeys, PointList } from '@/components/site/accessibility';
import { SitePageText } from '@/components/visitor/privacy/site-page-text';
import { getSitePage } from '@/lib/catalog/pages/site-pages';
import { currentLocale } from '@/lib/i18n/current-locale';
import { plainPageMetadata } from '@/lib/seo/metadata/plain-page-metadata';

export async function generateMetadata() {
  return plainPageMetadata('accessibility', await currentLocale());
}

/**
 * Accessibility statement: accessible versions of the films, features of the site, known gaps, the player's
 * keys and the contact.
 */
export default function AccessibilityPage() {
  const t = useTranslations('Accessibility');
  const page = getSitePage('accessibilite', useLocale());
  return (
    <>
      <PageHead title={t('title')}>
        <p>{t('intro')}</p>
      </PageHead>
      <Section id="films" title={t('films.title')}>
        <FilmAccess />
      </Section>
      <Section id="site" title={t('site.title')}>
        <PointList
          of={['axe', 'keyboard', 'small', 'settings', 'script'].map((name) =>
            t(`site.${name as 'axe'}`),
          )}
        />
      </Section>
      <Section id="limits" title={t('limits.title')}>
        <PointList
          of={['audit', 'films', 'elsewhere', 'files', 'languages'].map((name) =>
            t(`limits.${name as 'audit'}`),
          )}
        />
      </Section>
      <Section id="keys" title={t('keys.title')}>
        <PlayerKeys />
      </Section>
      <BarrierContact />
      {page && <SitePageText page={page} />}
    </>
  );
}
