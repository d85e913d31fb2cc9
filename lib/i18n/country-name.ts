import { displayName } from './intl-format';
import type { Locale } from './locales';

/** Former states by their former ISO 3166-1 code, for which `Intl` names the present successor (SU: Russia). */
export const formerStates: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  CS: { fr: 'Tchécoslovaquie', de: 'Tschechoslowakei' },
  DD: { fr: 'RDA', de: 'DDR' },
  SU: { fr: 'URSS', de: 'UdSSR' },
  YU: { fr: 'Yougoslavie', de: 'Jugoslawien' },
};

/** The localised name of a film's country of production, which may no longer exist. */
export function countryName(code: string, locale: Locale): string {
  return formerStates[code]?.[locale] ?? displayName('region', code, locale);
}
