import { englishSentences } from './en-sentences';
import type { EditorsWords, Item } from './language-words';

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

const item = ({ noun }: Item, place: number) =>
  `the ${ordinals[place - 1] ?? `${place}${endings[rules.select(place)]}`} ${noun}`;

const items: Record<string, string> = {
  address: 'line of the address',
  also: 'further title',
  audio: 'language of the sound',
  audioDescription: 'language of the audio description',
  awards: 'award',
  basedOn: 'work it is made after',
  captions: 'language of the captions',
  cast: 'person of the cast',
  colours: 'colour',
  colour: 'colour',
  companies: 'production company',
  contents: 'line of the contents',
  countries: 'country',
  crew: 'person of the crew',
  currencies: 'currency',
  directors: 'director',
  distributors: 'distributor',
  festivals: 'festival',
  films: 'film',
  genres: 'genre',
  icon: 'icon',
  languages: 'language',
  menu: 'line of the menu',
  pressKit: 'file of the press kit',
  publicDomain: 'territory of the public domain',
  quotes: 'quote',
  rates: 'line of the postage',
  releases: 'release',
  screenings: 'screening',
  signLanguage: 'sign language',
  social: 'social link',
  sources: 'source',
  stills: 'still',
  subtitles: 'language of the subtitles',
  switchedOff: 'part switched off',
  tracks: 'track',
  typeface: 'typeface',
  vat: 'rate of VAT',
  versions: 'version',
  watch: 'place to watch it',
  zones: 'zone',
};

export const en: EditorsWords = {
  sentences: englishSentences,
  items: Object.fromEntries(Object.entries(items).map(([list, noun]) => [list, { noun }])),
  itemOf: (list) => ({ noun: `entry of “${list}”` }),
  item,
  ofItem: (thing, place) => `of ${item(thing, place)}`,
};
