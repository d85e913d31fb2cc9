import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { Section } from '@/components/layout/section';
import { BarrierContact } from '@/components/site/accessibility/barrier-contact';
import { FilmAccess } from '@/components/site/accessibility/film-access';
import { PlayerKeys } from '@/components/site/accessibility/player-keys';
import { Points } from '@/components/site/accessibility/points';
import { HouseWords } from '@/components/visitor/privacy/house-words';
import { getHousePage } from '@/lib/catalog/pages/get-house-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { plainPageMetadata } from '@/lib/seo/metadata/plain-page-metadata';

export async function generateMetadata() {
  return plainPageMetadata('accessibility', await currentLocale());
}

/** Accessibility statement: standards met, features of the films, known gaps and the contact. */
export default function AccessibilityPage() {
  const t = useTranslations('Access');
  const page = getHousePage('accessibilite', useLocale());
  return (
    <>
      <PageHead title={t('title')}>
        <p>{t('intro')}</p>
      </PageHead>
      <Section id="films" title={t('films.title')}>
        <FilmAccess />
      </Section>
      <Section id="site" title={t('site.title')}>
        <Points
          of={['axe', 'keyboard', 'small', 'settings', 'script'].map((name) =>
            t(`site.${name as 'axe'}`),
          )}
        />
      </Section>
      <Section id="limits" title={t('limits.title')}>
        <Points
          of={['audit', 'films', 'elsewhere', 'files', 'languages'].map((name) =>
            t(`limits.${name as 'audit'}`),
          )}
        />
      </Section>
      <Section id="keys" title={t('keys.title')}>
        <PlayerKeys />
      </Section>
      <BarrierContact />
      {page && <HouseWords page={page} />}
    </>
  );
}
