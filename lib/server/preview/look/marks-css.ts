import { localePath } from '@/lib/i18n/locale-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Preview } from '@/lib/preview/preview';
import { pageOfRecord } from '@/lib/preview/records/page-of-record';
import { previewWords } from '@/lib/preview/words/preview-words';
import { sayDay } from '@/lib/preview/words/say-when';

const badge =
  'background:var(--signal);color:var(--on-signal);display:var(--mark,table);font:600 .8125rem/1.4 var(--font-sans);letter-spacing:0;margin:0 .375rem .25rem 0;padding:.0625rem .4375rem;text-decoration:none;text-transform:none;white-space:nowrap;word-spacing:0';

/** Among words it stands in their line. */
const inText = 'p{--mark:inline-block}';

/**
 * Marks what visitors do not see yet, wherever a link leads there, on cards and in lists, and above the title of its own
 * page. A style sheet of the preview's does it: so cards and pages are those of production, to the byte.
 */
export function marksCss({ unpublished, timeZone }: Preview): string {
  const rules = Object.entries(unpublished).flatMap(([name, state]) => {
    const page = pageOfRecord(name);
    if (!page) return [];
    const marked = `${linksTo(page)},${titleOf(page)}`;
    return locales.map((locale) => rule(marked, locale, sayState(state, locale, timeZone)));
  });
  return [inText, ...rules].join('\n');
}

/** A change of language leads to the page itself. */
function linksTo(page: string): string {
  const addresses = locales.map((locale) => `[href="${localePath(page, locale)}"]`);
  return `a:is(${addresses.join()}):not(header a,preview-bar a,[hreflang])::before`;
}

const titleOf = (page: string) => `body:has(preview-bar [data-page="${page}"]) main h1::before`;

function rule(selectors: string, locale: Locale, words: string): string {
  return selectors
    .split(/(?<=::before),/)
    .map((selector) => `html:lang(${locale}) ${selector}{content:"${words}";${badge}}`)
    .join('\n');
}

function sayState(state: Preview['unpublished'][string], locale: Locale, timeZone: string): string {
  const { draft, from } = previewWords[locale].unpublished;
  return state === 'draft' ? draft : from(sayDay(state.from, locale, timeZone));
}
