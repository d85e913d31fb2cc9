import { useLocale, useTimeZone } from 'next-intl';
import { languageTags } from './languages.mjs';
import { memoise } from './memoise';

const formatIn = memoise(
  (tag: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

/**
 * Formats dates in the page's language and the site's time zone. next-intl's `useFormatter` knows the language alone,
 * and formats English dates as in the United States.
 */
export function useDateFormat() {
  const tag = languageTags[useLocale()];
  const timeZone = useTimeZone();
  return (date: Date, options: Intl.DateTimeFormatOptions): string =>
    formatIn(tag, { ...(timeZone && { timeZone }), ...options }).format(date);
}
