import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Preview, Unpublished } from './preview';
import { pageOfRecord } from './records';

const badge =
  'background:var(--signal);color:var(--on-signal);display:var(--mark,table);font:600 .8125rem/1.4 var(--font-sans);letter-spacing:0;margin:0 .375rem .25rem 0;padding:.0625rem .4375rem;text-decoration:none;text-transform:none;white-space:nowrap;word-spacing:0';

/**
 * A style sheet that marks unpublished content: the links to it, and the title of its page. Marks
 * are made in CSS, so that the site's components contain no code for previews.
 * @param labelOf label of a mark
 */
export function marksCss(
  { unpublished }: Preview,
  locale: Locale,
  labelOf: (state: Unpublished) => string,
): string {
  const rules = Object.entries(unpublished).flatMap(([name, state]) => {
    const path = pageOfRecord(name);
    if (!path) return [];
    return [`${selectorsOf(path, locale)}{content:${JSON.stringify(labelOf(state))};${badge}}`];
  });
  // Inline within text.
  return ['p{--mark:inline-block}', ...rules].join('\n');
}

/**
 * Selector of the links to a page and of the page's own title. Excludes language links, the header, and the preview bar
 * and list, which show the state themselves.
 */
function selectorsOf(path: string, locale: Locale): string {
  const link = `a[href="${localePath(path, locale)}"]`;
  return `${link}:not(header a,[data-preview] a,[hreflang])::before,body:has([data-preview="${path}"]) main h1::before`;
}
