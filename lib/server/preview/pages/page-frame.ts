import { languageTags } from '@/lib/i18n/languages.mjs';
import { localePath } from '@/lib/i18n/locale-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type Html, html } from '@/lib/preview/html';
import { previewWords } from '@/lib/preview/words/preview-words';

type Page = {
  title: string;
  content: Html;
  locale: Locale /** Of this page, with its query. */;
  path: string;
  className?: string;
};

/** A page of the preview's own, in the house's type and colours. */
export function pageFrame({ title, content, locale, path, className }: Page): string {
  const { list } = previewWords[locale];
  return html`<!DOCTYPE html>
<html lang="${languageTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/_preview/page.css">
</head>
<body${className && html` class="${className}"`}>
<header>
<a href="${localePath('/', locale)}">← ${list.back}</a>
<nav>${locales.map(
    (other) =>
      html`<a href="${localePath(path, other)}" lang="${languageTags[other]}"${other === locale && html` aria-current="page"`}>${other.toUpperCase()}</a>`,
  )}</nav>
</header>
${content}
</body>
</html>
`.text;
}
