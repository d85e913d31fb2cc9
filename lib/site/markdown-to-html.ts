import { micromark } from 'micromark';
import { gfmTableHtml } from 'micromark-extension-gfm-table';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { escapeXml } from '@/lib/primitives/text/escape-markup';
import type { LocalText } from '@/lib/primitives/text/local-text';
import { markdownExtensions } from '@/lib/primitives/text/read-markdown';
import { siteUrl } from './site-url';

/**
 * Converts Markdown to HTML for use outside the site: URLs are absolute, with the language prefix. micromark
 * escapes raw HTML and removes URLs with unsafe protocols; images not from `/media/` are removed.
 */
export function markdownToHtml({ text, lang, translated }: LocalText, locale: Locale): string {
  const html = micromark(text, {
    extensions: markdownExtensions.micromark,
    htmlExtensions: [gfmTableHtml()],
  })
    .replace(/<img src="(?!\/media\/)[^>]*>/g, '')
    .replaceAll('<img src="/', `<img src="${siteUrl()}/`)
    .replace(
      / href="(\/(?!\/)[^"]*)"/g,
      (_, path) => ` href="${siteUrl()}${localePath(path, locale)}"`,
    );
  return translated ? html : `<div lang="${escapeXml(lang)}">${html}</div>`;
}
