import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import { HouseWords } from '@/components/privacy/house-words';
import { KeptThings } from '@/components/privacy/kept-things';
import { hasLists } from '@/lib/builds/switches';
import { currentLocale } from '@/lib/i18n/current-locale';
import { getHousePage } from '@/lib/pages/get-house-page';
import { privacyMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata() {
  return privacyMetadata(await currentLocale());
}

/** What the site keeps of its visitors, in their own browsers. */
export default function PrivacyPage() {
  const t = useTranslations('Kept');
  const page = getHousePage('vie-privee', useLocale());
  return (
    <>
      <PageHead title={t('title')}>
        <p>{t('intro')}</p>
      </PageHead>
      <Section
        id="kept"
        title={t('here')}
        aside={hasLists && <MoreLink href="/a-voir#data">{t('all')}</MoreLink>}
      >
        <KeptThings />
      </Section>
      {page && <HouseWords page={page} />}
    </>
  );
}
