import { slugPattern } from '@/lib/content/slug';
import { isLocale, type Locale, pathLocale } from '@/lib/i18n/locales';
import { homeLocale } from '@/lib/i18n/visitor-locale';
import { type Currency, currencies } from '@/lib/primitives/money/money';
import { maxLines, maxPieces, mergeLines } from '@/lib/shop/cart/cart';
import { isToken } from '@/lib/shop/orders/order';
import { type FieldName, fieldLimits, fieldNames } from './checkout-fields';
import type { CheckoutForm, CheckoutLine } from './checkout-form';
import { type CheckoutTranslator, getCheckoutTranslator } from './checkout-messages';

/** All kinds of whitespace and line ends that a browser or a paste may send. */
const whitespace = /[\s\u0085]+/gu;

const whitespaceInLine = /[^\S\n]+/gu;

/**
 * Invisible characters that a paste may contain: control characters, zero-width spaces, and bidirectional
 * controls, which could make a mail show other words than were typed (Unicode, UAX #9).
 */
const invisible = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A submitted form. */
export type SentForm = {
  form: CheckoutForm;
  locale: Locale;
  /** The total shown above the button, smallest unit; absent if none was shown. */
  shown: number | undefined;
  /** Whether the form was sent to recalculate its sums or to place the order. */
  act: 'recalculate' | 'order';
};

const hiddenFields = ['currency', 'form_key', 'locale', 'shown', 'act'];
const knownFields = new Set(['article', 'pieces', ...hiddenFields, ...fieldNames]);

/** Allowed values of the choice fields; empty if none is selected. */
const choices: Partial<Record<FieldName, RegExp>> = {
  country: /^(?:[A-Z]{2})?$/,
  toCountry: /^(?:[A-Z]{2})?$/,
  elsewhere: /^(?:yes)?$/,
  gift: /^(?:yes)?$/,
  delivery: /^(?:post|collection|mail)?$/,
  payment: /^(?:bill|stripe|collection)?$/,
};

/**
 * Parses a submitted checkout form. Text stays as typed, apart from whitespace and invisible
 * characters.
 * @throws MalformedRequestError if no form of the site could have sent the request
 */
export function readForm(sent: URLSearchParams): SentForm {
  for (const name of new Set(sent.keys()))
    if (!knownFields.has(name))
      throw new MalformedRequestError({ reason: 'field', value: shorten(name) });
  const one = (name: string) => {
    const values = sent.getAll(name);
    if (values.length > 1) throw new MalformedRequestError({ reason: 'field', value: name });
    return values[0] ?? '';
  };
  const locale = one('locale');
  if (!isLocale(locale)) throw new MalformedRequestError({ reason: 'language' });
  const formKey = one('form_key');
  if (!isToken(formKey)) throw new MalformedRequestError({ reason: 'key' });
  const total = one('shown');
  if (!/^\d{0,9}$/.test(total)) throw new MalformedRequestError({ reason: 'total' });
  if (!sent.has('article')) throw new MalformedRequestError({ reason: 'empty' });
  const lines = readLines(sent.getAll('article'), sent.getAll('pieces'));
  const fields = Object.fromEntries(fieldNames.map((name) => [name, readField(name, one(name))]));
  return {
    form: {
      lines,
      currency: readCurrency(one('currency')),
      formKey,
      fields: fields as Record<FieldName, string>,
    },
    locale,
    shown: total === '' ? undefined : Number(total),
    act: one('act') === 'recalculate' ? 'recalculate' : 'order',
  };
}

/** @throws MalformedRequestError if the code is not in `currencies` */
export function readCurrency(code: string): Currency {
  const match = currencies.find((currency) => currency === code);
  if (!match) throw new MalformedRequestError({ reason: 'currency' });
  return match;
}

/**
 * Normalizes a field value and checks it. Line ends are normalized before the length is checked,
 * because a browser counts each as one character but sends two.
 */
function readField(name: FieldName, value: string): string {
  const typed = choices[name]
    ? value
    : name === 'message' || name === 'giftText'
      ? normalizeText(value)
      : normalizeLine(value);
  // Allows twice the limit: a value that autofill made too long is shown again with its error.
  if (typed.length > 2 * fieldLimits[name] + 20)
    throw new MalformedRequestError({ reason: 'long', value: name });
  if (choices[name] && !choices[name].test(typed))
    throw new MalformedRequestError({ reason: 'choice', value: name });
  return typed;
}

/** Normalizes one line: collapses whitespace, trims it and removes invisible characters. */
function normalizeLine(typed: string): string {
  return typed.replace(whitespace, ' ').replace(invisible, '').trim();
}

/** Like `normalizeLine`, but keeps line breaks and does not trim. */
function normalizeText(typed: string): string {
  const lines = typed.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(whitespaceInLine, ' ');
  return lines
    .split('\n')
    .map((line) => line.replace(invisible, ''))
    .join('\n');
}

/** The submitted form fields. @throws MalformedRequestError if the body is not URL-encoded */
export async function readFormBody(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    throw new MalformedRequestError({ reason: 'type' });
  // The server accepts bodies of at most 512 KB (`lib/server/uncached/check-request.ts`).
  return new URLSearchParams(await request.text());
}

/** Maximum length of an article slug, in characters. */
const maxSlugLength = 120;
/** Maximum length of a typed number, in characters. */
const maxNumberLength = 40;
const wholeNumber = /^\d{1,2}$/;

/**
 * Merges pairs of `article` and `pieces` into one line per article. Lines with zero pieces are
 * removed. A value that is not a number of pieces is stored in `typed`.
 * @throws MalformedRequestError if no form of the site could have sent these pairs
 */
export function readLines(articles: readonly string[], pieces: readonly string[]): CheckoutLine[] {
  if (articles.length > maxLines)
    throw new MalformedRequestError({ reason: 'lines', count: articles.length, most: maxLines });
  if (articles.length !== pieces.length) throw new MalformedRequestError({ reason: 'pairs' });
  const lines = articles.map((article, at) => readLine(article, pieces[at] ?? ''));
  const merged = mergeLines(lines.filter((line) => line.pieces > 0 || line.typed !== undefined));
  const overLimit = merged.find((line) => line.pieces > maxPieces);
  if (overLimit)
    throw new MalformedRequestError({
      reason: 'pieces',
      value: String(overLimit.pieces),
      most: maxPieces,
    });
  const typed = new Map(
    lines.flatMap((line) => (line.typed === undefined ? [] : [[line.article, line.typed]])),
  );
  return merged.map((line) => {
    const invalid = typed.get(line.article);
    return invalid === undefined ? line : { ...line, typed: invalid };
  });
}

function readLine(article: string, pieces: string): CheckoutLine {
  if (article.length > maxSlugLength || !slugPattern.test(article))
    throw new MalformedRequestError({ reason: 'article', value: shorten(article) });
  if (pieces.length > maxNumberLength)
    throw new MalformedRequestError({ reason: 'pieces', value: shorten(pieces), most: maxPieces });
  // An emptied number field is stored in `typed` too: it must not count as one piece.
  return wholeNumber.test(pieces)
    ? { article, pieces: Number(pieces) }
    : { article, pieces: 0, typed: pieces };
}

/** A sent value, shortened to 40 characters for a message. */
const shorten = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

/** The message for the reason of a malformed request. */
export function formatBadRequest(details: MalformedReason, t: CheckoutTranslator): string {
  const { reason, ...values } = details;
  return t(`malformed.${reason}`, { value: '', most: 0, count: 0, ...values });
}

/** Runs `answer`. Returns 400 with the reason if it throws a `MalformedRequestError`. */
export async function catchMalformedRequest(
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof MalformedRequestError)) throw error;
    const t = await getCheckoutTranslator(pageLocale(request));
    const { details } = error;
    return Response.json(
      { error: formatBadRequest(details, t), reason: details.reason },
      { status: 400 },
    );
  }
}

/** The locale of the page that sent the request (`Referer`), else the visitor's preferred locale. */
function pageLocale({ headers }: Request) {
  const page = headers.get('referer');
  if (page && URL.canParse(page)) return pathLocale(new URL(page).pathname);
  return homeLocale(headers.get('cookie'), headers.get('accept-language'));
}

/**
 * A request that the site's forms never send, with its reason (`Checkout.malformed`) and the values
 * for its message.
 */
export type MalformedReason =
  | { reason: 'empty' | 'pairs' | 'key' | 'language' | 'currency' | 'total' | 'type' }
  | { reason: 'lines'; count: number; most: number }
  | { reason: 'pieces'; value: string; most: number }
  | { reason: 'article'; value: string }
  | { reason: 'field' | 'choice' | 'long'; value: string };

/** Thrown for a malformed request; the APIs answer 400. */
export class MalformedRequestError extends Error {
  constructor(readonly details: MalformedReason) {
    super(`Malformed checkout request: ${details.reason}`);
    this.name = 'MalformedRequestError';
  }
}
