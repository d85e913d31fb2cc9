import { getTranslations } from 'next-intl/server';
import type { Person } from 'schema-dts';
import type { PersonPage } from '@/lib/catalog/people/get-person-page';
import { personPath } from '@/lib/catalog/people/person-path';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { plainText } from '@/lib/primitives/text/plain-text';
import { photoShareImage } from '@/lib/seo/share-images/share-image';
import { absoluteUrl } from '@/lib/site/site-url';
import { breadcrumbList } from './item-list';
import type { Things } from './write-json-ld';

/** A person as a schema.org Person. Dates are years. */
export function toPerson(
  { person, text, portrait }: PersonPage,
  locale: Locale,
): Exclude<Person, string> {
  const { slug, name, born, died, aliases } = person;
  const image = photoShareImage(portrait);
  return {
    '@type': 'Person',
    ...{ name, url: absoluteUrl(localePath(personPath(slug), locale)) },
    ...(aliases && { alternateName: aliases }),
    ...(born && { birthDate: String(born) }),
    ...(died && { deathDate: String(died) }),
    ...(text && { description: plainText(text.text) }),
    ...(image && { image: absoluteUrl(image.url) }),
  };
}

/** Structured data of a person's page: person and breadcrumbs. */
export async function personPage(page: PersonPage, locale: Locale): Promise<Things> {
  const t = await getTranslations({ locale, namespace: 'Navigation' });
  const { slug, name } = page.person;
  const steps = [
    { name: t('catalogue'), path: '/catalogue' },
    { name, path: personPath(slug) },
  ];
  return [toPerson(page, locale), breadcrumbList(steps, locale)];
}
