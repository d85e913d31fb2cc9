import { languageTags } from '@/lib/i18n/languages.mjs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/text/escape-html';
import { againWords, refusalWords } from '../live/refusal-words';
import { stylePolicy } from '../preview/answer-own';
import { plainPage, plainStyles } from './plain-page';

const styles = `${plainStyles}section{margin-bottom:2rem}a{color:inherit;display:inline-block;padding:.75rem 0}`;

/** It runs nothing, asks for nothing, and has these styles alone. */
export const deskAwayGuards = {
  headers: {
    'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${stylePolicy(styles)}`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  },
};

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
