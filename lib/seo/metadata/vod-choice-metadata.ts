import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { VodChoice } from '@/lib/catalog/offers/choice';
import { displayName } from '@/lib/i18n/display-name';
import type { Locale } from '@/lib/i18n/locales';
import { accessLabel } from '@/lib/search/query/access-label';
import { pictureOfPage } from '@/lib/seo/share-images/shared-picture';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';

/** Metadata of a filtered offer page: not indexed; crawlers use the unfiltered page. */
export async function vodChoiceMetadata(choice: VodChoice, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Vod' });
  const words = await getTranslations({ locale, namespace: 'Catalogue' });
  const language = choice.captions && displayName('language', choice.captions, locale);
  const chosen = [
    language && t('captionsIn', { language }),
    choice.access && accessLabel(choice.access, locale, words),
    choice.ads && t(`${choice.ads}Ads`),
  ].filter(Boolean);
  return pageMetadata(
    {
      ...{ path: '/vod', hidden: true },
      title: [t('title'), ...chosen].join(', '),
      description: t('description', { name: getSite(locale).name }),
      picture: await pictureOfPage('vod', locale),
    },
    locale,
  );
}
