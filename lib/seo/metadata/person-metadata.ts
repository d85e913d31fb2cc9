import type { Metadata } from 'next';
import { createTranslator } from 'next-intl';
import { getPersonPage } from '@/lib/catalog/people/get-person-page';
import { personPath } from '@/lib/catalog/people/person-path';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { pictureOfFilm } from '@/lib/seo/share-images/shared-picture';
import { pageMetadata } from './page-metadata';
import { personSentences } from './person-sentences';

/** Metadata of a person's page; the share image is that of the first film. */
export async function personMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const page = getPersonPage(slug, locale);
  const [shown] = page?.works[0]?.works ?? [];
  if (!page || !shown) return {};
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  const { name } = page.person;
  return pageMetadata(
    {
      ...{ path: personPath(slug), title: name },
      wordings: [t('Person.title', { name }), name],
      description: undefined,
      facts: personSentences(page, locale, t),
      picture: await pictureOfFilm(shown.film, locale),
    },
    locale,
  );
}
