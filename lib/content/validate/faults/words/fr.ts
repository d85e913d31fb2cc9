import { frenchSentences } from './fr-sentences';
import type { EditorsWords, Item } from './language-words';

const ordinals =
  'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième'.split(
    ' ',
  );

function ordinal({ gender }: Item, place: number): string {
  if (place === 1 && gender === 'f') return 'première';
  return ordinals[place - 1] ?? `${place}e`;
}

const item = (thing: Item, place: number) =>
  `${thing.gender === 'f' ? 'la' : 'le'} ${ordinal(thing, place)} ${thing.noun}`;

const ofItem = (thing: Item, place: number) =>
  `${thing.gender === 'f' ? 'de la' : 'du'} ${ordinal(thing, place)} ${thing.noun}`;

export const fr: EditorsWords = {
  sentences: frenchSentences,
  items: {
    address: { noun: 'ligne de l’adresse', gender: 'f' },
    also: { noun: 'autre titre' },
    audio: { noun: 'langue du son', gender: 'f' },
    audioDescription: { noun: 'langue de l’audiodescription', gender: 'f' },
    awards: { noun: 'prix' },
    basedOn: { noun: 'œuvre adaptée', gender: 'f' },
    captions: { noun: 'langue des sous-titres pour sourds', gender: 'f' },
    cast: { noun: 'personne de la distribution', gender: 'f' },
    colours: { noun: 'couleur', gender: 'f' },
    colour: { noun: 'couleur', gender: 'f' },
    companies: { noun: 'société de production', gender: 'f' },
    contents: { noun: 'ligne du contenu', gender: 'f' },
    countries: { noun: 'pays' },
    crew: { noun: 'personne de l’équipe', gender: 'f' },
    currencies: { noun: 'monnaie', gender: 'f' },
    directors: { noun: 'cinéaste' },
    distributors: { noun: 'distributeur' },
    festivals: { noun: 'festival' },
    films: { noun: 'film' },
    genres: { noun: 'genre' },
    icon: { noun: 'icône', gender: 'f' },
    languages: { noun: 'langue', gender: 'f' },
    menu: { noun: 'ligne du menu', gender: 'f' },
    pressKit: { noun: 'fichier du dossier de presse' },
    publicDomain: { noun: 'territoire du domaine public' },
    quotes: { noun: 'citation', gender: 'f' },
    rates: { noun: 'ligne du port', gender: 'f' },
    releases: { noun: 'sortie', gender: 'f' },
    screenings: { noun: 'séance', gender: 'f' },
    signLanguage: { noun: 'langue des signes', gender: 'f' },
    social: { noun: 'réseau social' },
    sources: { noun: 'source', gender: 'f' },
    stills: { noun: 'photo', gender: 'f' },
    subtitles: { noun: 'langue des sous-titres', gender: 'f' },
    switchedOff: { noun: 'partie désactivée', gender: 'f' },
    tracks: { noun: 'piste', gender: 'f' },
    typeface: { noun: 'police', gender: 'f' },
    vat: { noun: 'taux de TVA' },
    versions: { noun: 'version', gender: 'f' },
    watch: { noun: 'endroit où le voir' },
    zones: { noun: 'zone', gender: 'f' },
  },
  itemOf: (list) => ({ noun: `élément de «\u202f${list}\u202f»` }),
  item,
  ofItem,
};
