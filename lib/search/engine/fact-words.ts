import { isShort } from '@/lib/catalog/films/is-short';
import { isSilent } from '@/lib/catalog/films/is-silent';
import type { RawFilm } from '@/lib/content/schema/film';
import type { RawPeople } from '@/lib/content/schema/person';
import { findPerson } from '@/lib/content/store/find-person';
import { own } from '@/lib/primitives/text/own';

/** Adjectives for a film's country (ISO 3166-1 alpha-2), in French, German and English. */
const demonyms: Readonly<Record<string, string>> = {
  AT: 'autrichien autrichienne österreichisch austrian',
  BE: 'belge belgisch belgian',
  CH: 'suisse helvétique schweizerisch schweizer swiss',
  CN: 'chinois chinoise chinesisch chinese',
  CZ: 'tchèque tchécoslovaque tschechisch tschechoslowakisch czech',
  DE: 'allemand allemande deutsch german',
  DK: 'danois danoise dänisch danish',
  ES: 'espagnol espagnole spanisch spanish',
  FI: 'finlandais finlandaise finnisch finnish',
  FR: 'français française französisch french',
  GB: 'anglais anglaise britannique englisch britisch english british angleterre england',
  HU: 'hongrois hongroise ungarisch hungarian',
  IN: 'indien indienne indisch indian',
  IT: 'italien italienne italienisch italian',
  JP: 'japonais japonaise japanisch japanese',
  NL: 'néerlandais néerlandaise hollandais hollandaise niederländisch holländisch dutch hollande holland',
  NO: 'norvégien norvégienne norwegisch norwegian',
  PL: 'polonais polonaise polnisch polish',
  PT: 'portugais portugaise portugiesisch portuguese',
  RU: 'russe russisch russian',
  SE: 'suédois suédoise schwedisch swedish',
  SU: 'russe soviétique russisch sowjetisch russian soviet',
  US: 'américain américaine amerikanisch american usa hollywood amérique amerika america',
};

const english = new Intl.DisplayNames('en', { type: 'region' });

const silent = 'muet muette muets muettes Stummfilm stumm silent';
const short = 'court métrage court-métrage courts Kurzfilm kurz short';
const long = 'long métrage long-métrage longs Langfilm Spielfilm abendfüllend feature';
/** Synonyms of genres, by slug. */
const genreWords: Readonly<Record<string, string>> = {
  animation: 'Trickfilm Zeichentrick Zeichentrickfilm dessin animé cartoon',
  horror: 'horreur Grusel Gruselfilm',
};
const woman = 'réalisatrice cinéaste femme Regisseurin Filmemacherin Frau woman women female';

/**
 * Search words that are not in a film's record: country adjectives, English genre names (the slugs), silent,
 * short or feature film, directed by a woman.
 */
export function factWords(raw: RawFilm, people: RawPeople): string[] {
  return [
    ...raw.genres.flatMap((slug) => [slug.replaceAll('-', ' '), own(genreWords, slug) ?? '']),
    ...raw.countries.flatMap((code) => [english.of(code) ?? code, own(demonyms, code) ?? '']),
    ...(isSilent(raw) ? [silent] : []),
    ...(raw.runtime === undefined ? [] : [isShort(raw) ? short : long]),
    ...(raw.directors.some((name) => findPerson(people, name).gender === 'female') ? [woman] : []),
  ];
}
