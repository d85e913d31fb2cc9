import { useLocale, useTranslations } from 'next-intl';
import { BarrierContact } from '@/components/accessibility/barrier-contact';
import { FilmAccess } from '@/components/accessibility/film-access';
import { PlayerKeys } from '@/components/accessibility/player-keys';
import { Points } from '@/components/accessibility/points';
import { PageHead } from '@/components/layout/page-head';
import { Section } from '@/components/layout/section';
import { HouseWords } from '@/components/privacy/house-words';
import { currentLocale } from '@/lib/i18n/current-locale';
import { getHousePage } from '@/lib/pages/get-house-page';
import { plainPageMetadata } from '@/lib/seo/plain-page-metadata';

export async function generateMetadata() {
  return plainPageMetadata('accessibility', await currentLocale());
}

/** What the site keeps to, what its films offer, what is missing, and whom to tell. */
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
