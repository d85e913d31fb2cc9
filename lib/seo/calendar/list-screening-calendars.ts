import { allScreenings } from '@/lib/catalog/screenings/list-screenings';
import { getLibrary } from '@/lib/content/store/library';
import { defaultLocale, locales } from '@/lib/i18n/locales';

/** Parameters of the prerendered screening calendars, in every language; empty without screenings. */
const inEach = <T extends object>(params: T[]) =>
  params.flatMap((param) => locales.map((locale) => ({ ...param, locale })));

export const listWholeCalendars = () => inEach(getLibrary().screenings.size > 0 ? [{}] : []);

export const listFilmCalendars = () =>
  inEach([...getLibrary().screenings.keys()].map((slug) => ({ slug })));

export const listSingleCalendars = () =>
  inEach(allScreenings(defaultLocale).map(({ id }) => ({ file: `${id}.ics` })));
