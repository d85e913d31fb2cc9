import { surprisePath } from '@/lib/films/surprise/surprise-path';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/text/escape-html';
import { put } from './folder';
import { mirrorFile } from './mirror-path';

/** The page that leads to some film: by its script to one of the query, without script always to the same. */
export function writeSurprise(
  folder: string,
  locale: Locale,
  { name, film }: { name: string; film: string },
): void {
  const html = `<!DOCTYPE html><html lang="${languageTags[locale]}"><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'"/><meta name="robots" content="noindex"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${escapeHtml(name)}</title><noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(film)}"/></noscript><script type="module" src="/_mirror/surprise.js"></script></head><body><p><a href="${escapeHtml(film)}">${escapeHtml(name)}</a></p></body></html>`;
  put(folder, mirrorFile(localePath(surprisePath, locale)), html);
}
