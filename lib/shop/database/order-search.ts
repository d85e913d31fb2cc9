import { unicodeEmail } from '@/lib/primitives/text/email';
import { foldText } from '@/lib/primitives/text/fold-text';

/** The searched fields of an order; `email` and the addresses (json) are empty once it is forgotten. */
type Searched = {
  number: string;
  email: string;
  address: string;
  delivery_address?: string | null;
};
type Line = { title: string; article: string };

/**
 * Folds text for `orders.search`: removes case, accents and hyphens. The text is folded in JavaScript, because the
 * databases differ: SQLite's `lower()` supports only ASCII.
 */
export function foldForSearch(text: string): string {
  return foldText(text).replace(/\p{Pd}+/gu, '');
}

/**
 * Builds `orders.search`: number, name, addresses, email and articles, folded, one per line, so that no
 * match spans two of them.
 */
export function orderSearch(
  { number, email, address, delivery_address }: Searched,
  lines: readonly Line[],
): string {
  const addressTexts = [address, delivery_address].flatMap((json) =>
    json ? Object.values(JSON.parse(json)).map(String) : [],
  );
  const articles = lines.flatMap(({ title, article }) => [title, article]);
  const all = [number, email, unicodeEmail(email), ...addressTexts, ...articles];
  return [...new Set(all.map(foldForSearch))].filter(Boolean).join('\n');
}
