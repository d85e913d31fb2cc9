import { languageTags } from '@/lib/i18n/languages.mjs';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { escapeXml } from '@/lib/primitives/text/escape-markup';
import { plainText } from '@/lib/primitives/text/plain-text';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';

/** French path of the OpenSearch description. In other languages, the language prefix comes before it. */
export const openSearchPath = '/opensearch.xml';

/** Maximum lengths of names (OpenSearch 1.1, `ShortName` and `LongName`). */
const maxLength = { short: 16, long: 48 };

/**
 * Writes the OpenSearch 1.1 description. It offers two searches: the catalogue page for browsers, the API for
 * programs.
 */
export function openSearch(locale: Locale): string {
  const { name, description } = getSite(locale);
  const at = (path: string) => siteUrl() + localePath(path, locale);
  const search = `${at('/catalogue')}?q={searchTerms}`;
  const films = `${siteUrl()}/api/films?locale=${locale}&q={searchTerms}`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    element('ShortName', plainText(name, maxLength.short)),
    element('LongName', plainText(name, maxLength.long)),
    element('Description', plainText(description.text, 1024)),
    element('Language', languageTags[locale]),
    element('InputEncoding', 'UTF-8'),
    element('OutputEncoding', 'UTF-8'),
    url('text/html', 'results', search),
    url('application/json', 'results', films),
    url('application/opensearchdescription+xml', 'self', at(openSearchPath)),
    '</OpenSearchDescription>',
  ];
  return `${lines.join('\n')}\n`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function url(type: string, rel: string, template: string): string {
  return `<Url type="${type}" rel="${rel}" method="get" template="${escapeXml(template)}"/>`;
}
