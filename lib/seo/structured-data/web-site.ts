import type { WebSite } from 'schema-dts';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { getSite } from '@/lib/site/get-site';

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

/** Google's extension, not in schema.org's vocabulary. */
function searchIn(catalogue: string) {
  return {
    '@type': 'SearchAction' as const,
    target: `${catalogue}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
}
