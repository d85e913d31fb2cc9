import { useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import { KeptThings } from '@/components/privacy/kept-things';
import { hasLists } from '@/lib/builds/switches';
import { currentLocale } from '@/lib/i18n/current-locale';
import { privacyMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata() {
  return privacyMetadata(await currentLocale());
}

/** What the site keeps of its visitors, in their own browsers. */
export default function PrivacyPage() {
  const t = useTranslations('Kept');
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
    </>
  );
}
