import type { Provider } from './hosts';

/** Where a link may lead that a house has not written: a visitor or a crawler follows it, no page asks there by itself. */

/** A film's own page at a provider's. */
export const filmPages: Record<Provider, (id: string) => string> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
};

/** A film's player at a provider's, as crawlers are told of it. */
export const filmPlayers: Record<Provider, (id: string) => string> = {
  youtube: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  vimeo: (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
};

/** What a provider says itself of the data of those who watch there. */
export const providerRules: Record<Provider, string> = {
  youtube: 'https://policies.google.com/privacy',
  vimeo: 'https://vimeo.com/privacy',
};

/** What Stripe says itself of the data of those who pay there. */
export const cardRules = 'https://stripe.com/privacy';

/** Where else a film has a record. */
export const filmRecords = {
  wikidata: (id: string) => `https://www.wikidata.org/wiki/${id}`,
  imdb: (id: string) => `https://www.imdb.com/title/${id}/`,
};

/** CC0 1.0, under which the facts of the catalogue are given. */
export const openLicence = 'https://creativecommons.org/publicdomain/zero/1.0/';

type Authority = { name: { fr: string; de: string }; url: string };

/** Who watches over data protection, by country (ISO 3166). In Germany each Land has its own: the house names it. */
export const authorities: Readonly<Record<string, Authority>> = {
  AT: both('Datenschutzbehörde (DSB)', 'https://www.dsb.gv.at'),
  BE: {
    name: { fr: 'Autorité de protection des données (APD)', de: 'Datenschutzbehörde (APD/GBA)' },
    url: 'https://www.autoriteprotectiondonnees.be',
  },
  CH: {
    name: {
      fr: 'Préposé fédéral à la protection des données et à la transparence (PFPDT)',
      de: 'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB)',
    },
    url: 'https://www.edoeb.admin.ch',
  },
  FR: both('Commission nationale de l’informatique et des libertés (CNIL)', 'https://www.cnil.fr'),
  IT: both('Garante per la protezione dei dati personali', 'https://www.garanteprivacy.it'),
  LI: both('Datenschutzstelle Fürstentum Liechtenstein', 'https://www.datenschutzstelle.li'),
  LU: both('Commission nationale pour la protection des données (CNPD)', 'https://cnpd.public.lu'),
};

function both(name: string, url: string): Authority {
  return { name: { fr: name, de: name }, url };
}
