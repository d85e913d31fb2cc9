import { languageTags } from '@/lib/i18n/languages.mjs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/primitives/text/escape-html';
import { againWords, refusalWords } from '../uncached/refusal-words';
import { plainGuards, plainPage, plainStyles } from './plain-page';

const styles = `${plainStyles}section{margin-bottom:2rem}a{color:inherit;display:inline-block;padding:.75rem 0}`;

export const deskAwayGuards = plainGuards(styles, "'none'");

/**
 * What whoever stands at the desk sees while it does not answer: in both languages, since who it is cannot be asked, and
 * with nothing of the shop, whose basket is no way on for them.
 * @param first the language of the browser
 * @param again where they try again
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
