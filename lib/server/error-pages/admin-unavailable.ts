import { languageTags } from '@/lib/i18n/languages.mjs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/primitives/text/escape-html';
import { againWords, refusalWords } from '../uncached/refusal-words';
import { plainGuards, plainPage, plainStyles } from './plain-page';

const styles = `${plainStyles}section{margin-bottom:2rem}a{color:inherit;display:inline-block;padding:.75rem 0}`;

export const deskAwayGuards = plainGuards(styles, "'none'");

/**
 * Error page of the admin while it is unavailable. It is in both languages, since the admin's language is unknown, and
 * has no shop navigation: the cart is of no use there.
 * @param first the browser's language
 * @param again address of the retry link
 */
export function deskAway(first: Locale, { again, id }: { again: string; id: string }): string {
  const both = [first, ...locales.filter((locale) => locale !== first)];
  const sections = both.map(
    (locale) => `<section lang="${languageTags[locale]}">
<p>${refusalWords('desk', locale)}</p>
<p><a href="${escapeHtml(again)}">${againWords(locale)}</a></p>
</section>`,
  );
  const main = `${sections.join('')}
<p>${escapeHtml(id)}</p>`;
  return plainPage({ locale: first, title: '503', styles, main });
}
