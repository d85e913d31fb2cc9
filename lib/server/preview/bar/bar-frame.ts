import { languageTags } from '@/lib/i18n/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { type Html, html } from '@/lib/preview/html';

/** The element that stands at the end of a page, with its look and, where there is more to it, what keeps it up to date. */
export function barFrame(content: Html, locale: Locale, isLive: boolean): Html {
  return html`<preview-bar lang="${languageTags[locale]}"><link rel="stylesheet" href="/_preview/bar.css">${
    isLive &&
    html`<link rel="stylesheet" href="/_preview/marks.css"><script src="/_preview/bar.js" async></script>`
  }<div>${content}</div></preview-bar>`;
}

/** In a frame of ours, around which the bar stands already: only the marks. */
export const marksAlone = html`<preview-bar><link rel="stylesheet" href="/_preview/marks.css"></preview-bar>`;
