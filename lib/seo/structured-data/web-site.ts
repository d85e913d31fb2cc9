import type { Organization, WebSite } from 'schema-dts';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';
import { absoluteUrl } from '@/lib/site/site-url';

/** The site in one language as a schema.org WebSite, with its search. */
export function webSite(locale: Locale): WebSite {
  const catalogue = absoluteUrl(localePath('/catalogue', locale));
  return {
    '@type': 'WebSite',
    name: getSite(locale).name,
    url: absoluteUrl(localePath('/', locale)),
    inLanguage: languageTags[locale],
    publisher: { '@id': `${absoluteUrl('/')}#house` },
    potentialAction: searchIn(catalogue),
  };
}

/** The search of the site. `query-input` is an extension of Google, not part of schema.org. */
function searchIn(catalogue: string) {
  return {
    '@type': 'SearchAction' as const,
    target: `${catalogue}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
}

/** The site's organisation. `logo`: path of its icon. */
export function organization(
  locale: Locale,
  logo?: string,
): Extract<Organization, { '@type': 'Organization' }> {
  const { name, social } = getSite(locale);
  return {
    '@type': 'Organization',
    ...{ '@id': `${absoluteUrl('/')}#house`, name, url: absoluteUrl('/') },
    ...(logo && { logo: absoluteUrl(logo) }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  };
}
