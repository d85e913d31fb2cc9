import type { Locale } from '@/lib/i18n/locales';
import type { Provider } from './hosts';

/** External link targets in code. Visitors and crawlers follow them; no page requests them by itself. */

/** Page of a film at its provider. The id of an unlisted film at Vimeo contains its access key: `1084537?h=2ab4c8`. */
export const filmPages: Record<Provider, (id: string) => string> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id.replace('?h=', '/')}`,
};

/** Player of a film at its provider, for crawlers. */
export const filmPlayers: Record<Provider, (id: string) => string> = {
  youtube: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  vimeo: (id) => `https://player.vimeo.com/video/${id}${id.includes('?') ? '&' : '?'}dnt=1`,
};

/** Privacy policies of the providers. */
export const providerRules: Record<Provider, string> = {
  youtube: 'https://policies.google.com/privacy',
  vimeo: 'https://vimeo.com/privacy',
};

/** Privacy policy of Stripe. */
export const cardRules = 'https://stripe.com/privacy';

/** Records of a film in other databases. */
export const filmRecords = {
  wikidata: (id: string) => `https://www.wikidata.org/wiki/${id}`,
  imdb: (id: string) => `https://www.imdb.com/title/${id}/`,
};

/** Page of a parcel at its carrier, by the parcel's number. */
export const parcelPages = {
  swissPost: (number: string) => `https://service.post.ch/ekp-web/ui/entry/search/${number}`,
  laPoste: (number: string) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${number}`,
  dhl: (number: string) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  dpd: (number: string) => `https://tracking.dpd.de/parcelstatus?query=${number}`,
  gls: (number: string) => `https://gls-group.eu/track/${number}`,
  ups: (number: string) => `https://www.ups.com/track?tracknum=${number}`,
  fedEx: (number: string) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  austrianPost: (number: string) => `https://www.post.at/sv/sendungsdetails?snr=${number}`,
};

/** CC0 1.0, the licence of the catalogue's data. */
export const openLicence = 'https://creativecommons.org/publicdomain/zero/1.0/';

type Authority = { name: string | Partial<Record<Locale, string>>; url: string };

/**
 * Data protection authorities by country (ISO 3166). Germany is missing, because it has one authority per Land: the
 * site content names it.
 */
export const authorities: Readonly<Record<string, Authority>> = {
  AT: { name: 'Datenschutzbehörde (DSB)', url: 'https://www.dsb.gv.at' },
  BE: {
    name: {
      ...{ fr: 'Autorité de protection des données (APD)', de: 'Datenschutzbehörde (APD/GBA)' },
      en: 'Data Protection Authority (APD/GBA)',
    },
    url: 'https://www.autoriteprotectiondonnees.be',
  },
  CH: {
    name: {
      fr: 'Préposé fédéral à la protection des données et à la transparence (PFPDT)',
      de: 'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB)',
      it: 'Incaricato federale della protezione dei dati e della trasparenza (IFPDT)',
      en: 'Federal Data Protection and Information Commissioner (FDPIC)',
    },
    url: 'https://www.edoeb.admin.ch',
  },
  FR: {
    name: 'Commission nationale de l’informatique et des libertés (CNIL)',
    url: 'https://www.cnil.fr',
  },
  IT: {
    name: 'Garante per la protezione dei dati personali',
    url: 'https://www.garanteprivacy.it',
  },
  LI: {
    name: 'Datenschutzstelle Fürstentum Liechtenstein',
    url: 'https://www.datenschutzstelle.li',
  },
  LU: {
    name: 'Commission nationale pour la protection des données (CNPD)',
    url: 'https://cnpd.public.lu',
  },
};
