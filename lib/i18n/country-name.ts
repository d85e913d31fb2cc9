import { displayName } from './intl-format';
import type { Locale } from './locales';

/** Former states by their former ISO 3166-1 code, for which `Intl` names the present successor (SU: Russia). */
export const formerStates: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>> = {
  CS: {
    ...{ fr: 'Tchécoslovaquie', de: 'Tschechoslowakei' },
    ...{ en: 'Czechoslovakia', it: 'Cecoslovacchia', rm: 'Tschecoslovachia' },
  },
  DD: { fr: 'RDA', de: 'DDR', en: 'East Germany', it: 'Germania Est', rm: 'RDT' },
  SU: { fr: 'URSS', de: 'UdSSR', en: 'Soviet Union', it: 'URSS', rm: 'URSS' },
  YU: {
    ...{ fr: 'Yougoslavie', de: 'Jugoslawien' },
    ...{ en: 'Yugoslavia', it: 'Iugoslavia', rm: 'Jugoslavia' },
  },
};

/** The localised name of a film's country of production, which may no longer exist. */
export function countryName(code: string, locale: Locale): string {
  return formerStates[code]?.[locale] ?? displayName('region', code, locale);
}
