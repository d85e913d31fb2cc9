import { IntlMessageFormat } from 'intl-messageformat';
import { isValidElement } from 'react';
import { keeping } from './keeping';

type Formatters = NonNullable<
  NonNullable<ConstructorParameters<typeof IntlMessageFormat>[3]>['formatters']
>;
type Values = Parameters<IntlMessageFormat['format']>[0];

/** Where next-intl asks; it has more to say, of which no message of the site makes use. */
type Asked = { locale: string; timeZone?: string };

/**
 * Says a message, in the place of next-intl's own (`use-intl/format-message`, which `lib/next-internals/replaced-modules.mjs` leads here): that reads
 * every message anew for each page that is drawn, and what counts and writes numbers is made anew with it. Here each
 * is made once for a process. There are as many as the site has words: what visitors write is no message.
 */
export default function formatMessage(
  key: string,
  message: unknown,
  values: Values,
  { locale, timeZone = '' }: Asked,
) {
  if (typeof message !== 'string') throw new TypeError(`No message: ${key}`);
  if (!values && !/'[{}<#|']/.test(message)) return message;
  const said = find(message, locale, timeZone).format(values);
  return isValidElement(said) || Array.isArray(said) || typeof said === 'string'
    ? said
    : String(said);
}
/** next-intl asks whether messages are given as they are written. */
formatMessage.raw = true;

const getNumberFormat = keeping(
  (...[locale, form]: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(locale, form),
);
const getPluralRules = keeping(
  (...[locale, form]: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(locale, form),
);
const getDateTimeFormat = keeping(
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

const find = keeping(
  (message: string, locale: string, timeZone: string) =>
    new IntlMessageFormat(message, locale, undefined, { formatters: inZone(timeZone) }),
);
