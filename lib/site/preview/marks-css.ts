import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import type { Preview, Unpublished } from './preview';
import { pageOfRecord } from './records/page-of-record';

const badge =
  'background:var(--signal);color:var(--on-signal);display:var(--mark,table);font:600 .8125rem/1.4 var(--font-sans);letter-spacing:0;margin:0 .375rem .25rem 0;padding:.0625rem .4375rem;text-decoration:none;text-transform:none;white-space:nowrap;word-spacing:0';

/**
 * Marks what visitors do not see yet, wherever a link of this language leads there, on cards and in lists, and above the
 * title of its own page. A style sheet does it, so no component of the site need know of previews.
 * @param say the words of a mark
 */
export function marksCss(
  { unpublished }: Preview,
  locale: Locale,
  say: (state: Unpublished) => string,
): string {
  const rules = Object.entries(unpublished).flatMap(([name, state]) => {
    const path = pageOfRecord(name);
    if (!path) return [];
    return [`${selectorsOf(path, locale)}{content:${JSON.stringify(say(state))};${badge}}`];
  });
  // Among words it stands in their line.
  return ['p{--mark:inline-block}', ...rules].join('\n');
}

/** A change of language leads to the page itself, and the preview's own pages say the state of each. */
function selectorsOf(path: string, locale: Locale): string {
  const link = `a[href="${localePath(path, locale)}"]`;
  return `${link}:not(header a,[data-preview] a,[hreflang])::before,body:has([data-preview="${path}"]) main h1::before`;
}
