import { IntlMessageFormat } from 'intl-messageformat';
import { isValidElement } from 'react';
import { memoise } from './memoise';

type Formatters = NonNullable<
  NonNullable<ConstructorParameters<typeof IntlMessageFormat>[3]>['formatters']
>;
type Values = Parameters<IntlMessageFormat['format']>[0];

/** Options that next-intl passes. It passes others too, which no message of the site needs. */
type Options = { locale: string; timeZone?: string };

/**
 * Formats a message. Replaces `use-intl/format-message` (see `lib/next-internals/replaced-modules.mjs`), which parses
 * every message and creates its number formats again for each rendered page. This version caches both per process.
 * The cache is bounded by the number of messages, because user input is never used as a message.
 */
export default function formatMessage(
  key: string,
  message: unknown,
  values: Values,
  { locale, timeZone = '' }: Options,
) {
  if (typeof message !== 'string') throw new TypeError(`No message: ${key}`);
  if (!values && !/'[{}<#|']/.test(message)) return message;
  const formatted = find(message, locale, timeZone).format(values);
  return isValidElement(formatted) || Array.isArray(formatted) || typeof formatted === 'string'
    ? formatted
    : String(formatted);
}
/** next-intl reads this property to find out whether raw messages are supported. */
formatMessage.raw = true;

const getNumberFormat = memoise(
  (...[locale, form]: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(locale, form),
);
const getPluralRules = memoise(
  (...[locale, form]: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(locale, form),
);
const getDateTimeFormat = memoise(
  (...[locale, form]: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(locale, form),
);

function inZone(timeZone: string): Formatters {
  return {
    getNumberFormat,
    getPluralRules,
    getDateTimeFormat: (locale, form) =>
      getDateTimeFormat(locale, timeZone ? { timeZone, ...form } : form),
  };
}

const find = memoise(
  (message: string, locale: string, timeZone: string) =>
    new IntlMessageFormat(message, locale, undefined, { formatters: inZone(timeZone) }),
);
