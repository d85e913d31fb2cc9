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
  awards: 'award',
  basedOn: 'work it is made after',
  cast: 'person of the cast',
  contents: 'line of the contents',
  countries: 'country',
  crew: 'person of the crew',
  directors: 'director',
  films: 'film',
  genres: 'genre',
  languages: 'language',
  publicDomain: 'territory of the public domain',
  quotes: 'quote',
  releases: 'release',
  screenings: 'screening',
  social: 'social link',
  sources: 'source',
  stills: 'still',
  subtitles: 'language of the subtitles',
  tracks: 'track',
  versions: 'version',
  watch: 'place to watch it',
};

export const en: EditorsWords = {
  sentences: englishSentences,
  items: Object.fromEntries(Object.entries(items).map(([list, noun]) => [list, { noun }])),
  itemOf: (list) => ({ noun: `entry of “${list}”` }),
  item,
  ofItem: (thing, place) => `of ${item(thing, place)}`,
};
