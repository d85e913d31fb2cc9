import type { Locale } from '@/lib/i18n/locales';
import { type Address, postalLines } from './address';

/**
 * An address as written on an envelope, line by line. The country is in capitals, as postal services require,
 * and only on mail abroad.
 * @param from the sender's country (ISO 3166)
 */
export function addressLines(address: Address, from: string, locale: Locale): string[] {
  const { country } = address;
  return [...postalLines(address), ...(country === from ? [] : [countryName(country, locale)])];
}

function countryName(country: string, locale: Locale): string {
  const names = new Intl.DisplayNames(`${locale}-CH`, { type: 'region' });
  return (names.of(country) ?? country).toLocaleUpperCase(locale);
}
