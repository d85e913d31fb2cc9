import { locale } from 'next/root-params';
import { defaultLocale, isLocale, type Locale } from './locales';

/** The language of the rendered page. Not for route handlers, which have no root params. */
export async function currentLocale(): Promise<Locale> {
  const value = await locale();
  return isLocale(value) ? value : defaultLocale;
}
