import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { RichText } from '@/components/rich-text/rich-text';
import type { Privacy } from '@/lib/visitor/privacy/get-privacy';
import { PrivacyWords } from './privacy-words';

/** Transfers of data to other countries, from the site content. */
export function Transfers({ privacy: { transfers } }: { privacy: Privacy }) {
  const t = useTranslations('Privacy');
  if (!transfers) return null;
  return (
    <Section id="abroad" title={t('abroad')}>
      <PrivacyWords>
        <RichText value={transfers} />
      </PrivacyWords>
    </Section>
  );
}
