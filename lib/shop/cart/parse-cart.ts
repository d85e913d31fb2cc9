import { isRecord } from '@/lib/primitives/http/is-record';
import { parseJson } from '@/lib/primitives/http/parse-json';
import { currencies } from '@/lib/primitives/money/currency';
import { type Basket, type CartLine, cartVersion, mostLines, type PricesOf } from './cart';
import { addLine } from './change-cart';

/** Maximum length of texts in characters. */
const longest = 200;

/** Parses a stored cart. Invalid lines are dropped; duplicate articles are merged. */
export function parseCart(text: string | null | undefined): Basket {
  const found = parseJson(text ?? '');
  const lines: unknown = isRecord(found) ? found.lines : undefined;
  return (Array.isArray(lines) ? lines : [])
    .flatMap((line) => readLine(line) ?? [])
    .slice(0, 2 * mostLines)
    .reduce<Basket>((basket, line) => addLine(basket, line).basket, []);
}

/** Serializes a cart; `null` for an empty one, which removes it from the storage. */
export function writeCart(basket: Basket): string | null {
  return basket.length === 0 ? null : JSON.stringify({ version: cartVersion, lines: basket });
}

function readLine(value: unknown): CartLine | undefined {
  if (!isRecord(value)) return undefined;
  const { article, pieces, title, prices, at } = value;
  if (!isText(article) || !isText(title) || !isCount(pieces)) return undefined;
  return { article, pieces, title, prices: readPrices(prices), at: isCount(at) ? at : 0 };
}

/** Reads prices from untrusted data; invalid amounts are dropped. */
export function readPrices(value: unknown): PricesOf {
  const prices = isRecord(value) ? value : {};
  return Object.fromEntries(
    currencies.flatMap((currency) => {
      const price = prices[currency];
      return Number.isSafeInteger(price) && Number(price) >= 0 ? [[currency, price]] : [];
    }),
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}
