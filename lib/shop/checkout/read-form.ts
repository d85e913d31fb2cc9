import { isLocale, type Locale } from '@/lib/i18n/locales';
import { type Currency, currencies } from '@/lib/primitives/money/money';
import { isToken } from '@/lib/shop/orders/access-token';
import { type FieldName, fieldLimits, fieldNames } from './checkout-fields';
import type { CheckoutForm } from './checkout-form';
import { readLines } from './checkout-lines';
import { MalformedRequestError, shorten } from './malformed-request';

/** All kinds of whitespace and line ends that a browser or a paste may send. */
const whitespace = /[\s\u0085]+/gu;

const whitespaceInLine = /[^\S\n]+/gu;

/**
 * Invisible characters that a paste may contain: control characters, bidirectional controls (Unicode,
 * UAX #9: a mail would show other words than were typed), zero-width spaces.
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

/** Allowed values of the choice fields; a browser sends an empty value if none is selected. */
const choices: Partial<Record<FieldName, RegExp>> = {
  country: /^(?:[A-Z]{2})?$/,
  delivery: /^(?:post|collection|mail)?$/,
  payment: /^(?:bill|stripe|collection)?$/,
};

/**
 * Parses a submitted checkout form. Text stays as typed, apart from whitespace and invisible
 * characters.
 * @throws MalformedRequestError with the reason, if the site's forms never send this; answered with
 * 400
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

/** @throws MalformedRequestError if it is no currency of the site */
export function readCurrency(written: string): Currency {
  const found = currencies.find((currency) => currency === written);
  if (!found) throw new MalformedRequestError({ reason: 'currency' });
  return found;
}

/** Normalizes a field value. A browser counts a line end as one character but sends two. */
function readField(name: FieldName, value: string): string {
  const typed = choices[name]
    ? value
    : name === 'message'
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

/** Like `normalizeLine`, but keeps line breaks and the whitespace around them. */
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
