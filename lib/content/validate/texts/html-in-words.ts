import type { TextFault } from './text-fault';

/** What people write who know HTML, or copy from a page; `<https://a.example>` is Markdown. */
const names =
  'a|abbr|b|blockquote|br|center|code|div|em|embed|figure|font|form|h[1-6]|hr|i|iframe|img|input|li|mark|object|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|tr|u|ul|video';
const tag = new RegExp(`<!--|</?(?:${names})(?=[\\s/>])[^<>]*>?`, 'i');

/** A film may be called anything, and its title is no Markdown. */
const isTitle = (field: string) => /^title(?:\.|$)/.test(field);

/** A fault where a text of ours, which is Markdown, has HTML in it: pages leave it out, and shared links cannot. */
export function htmlInWords(text: string, field: string): TextFault | undefined {
  const found = isTitle(field) ? null : tag.exec(text);
  if (!found) return undefined;
  const expected =
    'Markdown without HTML: *slanted*, **strong**, [words](https://…), an empty line between paragraphs';
  return { part: text.slice(found.index, found.index + 40), expected };
}
