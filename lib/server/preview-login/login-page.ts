import { languageTags } from '@/lib/i18n/languages.mjs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { homeLocale } from '@/lib/i18n/visitor-locale';
import { escapeHtml } from '@/lib/primitives/text/escape-markup';
import { Door as german } from '@/lib/site/preview/messages/de.json';
import { Door as english } from '@/lib/site/preview/messages/en.json';
import { Door as french } from '@/lib/site/preview/messages/fr.json';
import { Door as italian } from '@/lib/site/preview/messages/it.json';
import { plainPage } from '../error-pages/plain-page';

export type LoginNotice = 'wrong' | 'often' | 'lapsed' | 'broken';

const words: Partial<Record<Locale, typeof french>> = {
  fr: french,
  de: german,
  en: english,
  it: italian,
};

/** The texts in a language, in English if they are not in that one. */
const textsIn = (locale: Locale) => ({
  texts: words[locale] ?? english,
  lang: words[locale] ? languageTags[locale] : 'en',
});

/** The path that the login form posts to. */
export const openPath = '/_preview/open';

/**
 * Login page of a preview, in all languages. The visitor's language comes first. Nothing in it identifies the site.
 * @param to the address that is opened after the login
 */
export function loginPage(
  request: { headers: { cookie?: string | undefined; 'accept-language'?: string | undefined } },
  { to, notice }: { to: string; notice?: LoginNotice | undefined },
): string {
  const first = homeLocale(request.headers.cookie, request.headers['accept-language']);
  const orderedLocales = [first, ...locales.filter((locale) => locale !== first)];
  const translate = (key: keyof typeof french) =>
    orderedLocales
      .map(textsIn)
      .map(({ texts, lang }) => `<span lang="${lang}">${texts[key]}</span>`)
      .join('');
  const isLink = notice === 'lapsed' || notice === 'broken';
  const form = `<form method="post" action="${openPath}">
<input type="hidden" name="to" value="${escapeHtml(to)}">
<label for="password">${translate('password')}</label>
<input id="password" name="password" type="password" autocomplete="current-password" autocapitalize="none" autocorrect="off" spellcheck="false" required autofocus${
    notice ? ' aria-describedby="notice" aria-invalid="true"' : ''
  }>
${notice && !isLink ? `<p id="notice" role="alert">${translate(notice)}</p>` : ''}
<button type="submit">${translate('open')}</button>
</form>`;
  return plainPage({
    locale: first,
    title: orderedLocales.map((locale) => textsIn(locale).texts.preview).join(' · '),
    main: `<h1>${translate(isLink ? notice : 'title')}</h1>
<p class="ask">${translate(isLink ? `${notice}Hint` : 'ask')}</p>
${isLink ? '' : form}`,
  });
}

/** Whether a request expects HTML: not an image, a script, or a router payload. */
export function expectsHtml(request: {
  headers: Record<string, string | string[] | undefined>;
}): boolean {
  const { rsc, accept, 'sec-fetch-dest': goal } = request.headers;
  if (rsc !== undefined) return false;
  if (goal !== undefined) return goal === 'document' || goal === 'iframe';
  return accept === undefined || /text\/html|\*\/\*/.test(String(accept));
}
