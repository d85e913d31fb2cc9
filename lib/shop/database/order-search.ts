import { foldText } from '@/lib/primitives/text/fold';
import { unicodeEmail } from '@/lib/primitives/text/unicode-email';

/** What of an order is searched; `email` and `address` (json) are empty once it has been forgotten. */
type Searched = { number: string; email: string; address: string };
type Line = { title: string; article: string };

/**
 * Text as `orders.search` has it: without case, accents and hyphens. Folded here because the databases disagree: SQLite's
 * `lower()` knows ASCII alone.
 */
export function foldForSearch(text: string): string {
  return foldText(text).replace(/\p{Pd}+/gu, '');
}

/** `orders.search`: number, name, address, mail address and articles, folded; a line each, so that no word runs over two. */
export function orderSearch({ number, email, address }: Searched, lines: readonly Line[]): string {
  const written = address ? Object.values(JSON.parse(address)).map(String) : [];
  const articles = lines.flatMap(({ title, article }) => [title, article]);
  const all = [number, email, unicodeEmail(email), ...written, ...articles];
  return [...new Set(all.map(foldForSearch))].filter(Boolean).join('\n');
}
