import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { displayName } from '@/lib/i18n/display-name';
import type { Locale } from '@/lib/i18n/locales';
import type { VodChoice } from '@/lib/vod/choice';
import { vodMetadata } from './page-metadata';

/** A choice among the films of video on demand: for visitors, crawlers are led to all of them. */
export async function vodChoiceMetadata(choice: VodChoice, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Vod' });
  const metadata = await vodMetadata(locale);
  const language = choice.captions && displayName('language', choice.captions, locale);
  const chosen = [
    language && t('captionsIn', { language }),
    choice.ads && t(`${choice.ads}Ads`),
  ].filter(Boolean);
  return {
    ...metadata,
    title: [t('title'), ...chosen].join(', '),
    robots: { index: false, follow: true },
  };
}
