import { homeLocale } from '@/lib/i18n/home-locale';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { Html, html } from '@/lib/preview/html';
import { previewWords } from '@/lib/preview/words/preview-words';
import { doorStyles } from './door-styles';

export type Notice = 'wrong' | 'often' | 'lapsed' | 'broken';

/** Where the password goes. */
export const openPath = '/_preview/open';

/**
 * What somebody sees who has not said the password: in both languages, his own first, and nothing that tells whose site it is.
 * @param to where he wants to go
 */
export function doorPage(
  asked: { headers: { cookie?: string | undefined; 'accept-language'?: string | undefined } },
  { to, notice }: { to: string; notice?: Notice | undefined },
): string {
  const first = homeLocale(asked.headers.cookie, asked.headers['accept-language']);
  const both = [first, ...locales.filter((locale) => locale !== first)];
  const said = (say: (locale: Locale) => string) =>
    both.map((locale) => html`<span lang="${languageTags[locale]}">${say(locale)}</span>`);
  const isLink = notice === 'lapsed' || notice === 'broken';
  const { text } = html`<!DOCTYPE html>
<html lang="${languageTags[first]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${both.map((locale) => previewWords[locale].preview).join(' · ')}</title>
<style>${new Html(doorStyles)}</style>
</head>
<body>
<main>
<h1>${said((locale) => (isLink ? previewWords[locale].share[notice] : previewWords[locale].door.title))}</h1>
<p class="ask">${said((locale) => {
    const { door, share } = previewWords[locale];
    if (notice === 'lapsed') return share.lapsedHint;
    return notice === 'broken' ? share.brokenHint : door.ask;
  })}</p>
${!isLink && form(said, to, notice)}
</main>
</body>
</html>
`;
  return text;
}

function form(
  said: (say: (locale: Locale) => string) => Html[],
  to: string,
  notice: Notice | undefined,
) {
  const words = (locale: Locale) => previewWords[locale].door;
  return html`<form method="post" action="${openPath}">
<input type="hidden" name="to" value="${to}">
<label for="password">${said((locale) => words(locale).password)}</label>
<input id="password" name="password" type="password" autocomplete="current-password" autocapitalize="none" autocorrect="off" spellcheck="false" required autofocus${
    notice ? html` aria-describedby="notice" aria-invalid="true"` : ''
  }>
${notice && html`<p id="notice" role="alert">${said((locale) => (notice === 'often' ? words(locale).often : words(locale).wrong))}</p>`}
<button type="submit">${said((locale) => words(locale).open)}</button>
</form>`;
}

/** Whether an answer can be a page: not for a picture, a script, or the router. */
export function isShownPage(asked: {
  headers: Record<string, string | string[] | undefined>;
}): boolean {
  const { rsc, accept, 'sec-fetch-dest': goal } = asked.headers;
  if (rsc !== undefined) return false;
  if (goal !== undefined) return goal === 'document' || goal === 'iframe';
  return accept === undefined || /text\/html|\*\/\*/.test(String(accept));
}
