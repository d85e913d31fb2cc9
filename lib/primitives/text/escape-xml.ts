import { escapeHtml } from './escape-html';

/** What no XML 1.0 document may hold, whatever stands before it (2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Safe in text and in quoted attributes of XML and HTML; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbidden, ''));
}
