import type { RawFilm } from '@/lib/content/schema/film';
import type { RawPeople } from '@/lib/content/schema/person';
import { findPerson } from '@/lib/content/store/find-person';
import { own } from '@/lib/text/own';
import { isShort } from '../is-short';
import { isSilent } from '../is-silent';
import { demonyms } from './demonyms';

const english = new Intl.DisplayNames('en', { type: 'region' });

const silent = 'muet muette muets muettes Stummfilm stumm silent';
const short = 'court métrage court-métrage courts Kurzfilm kurz short';
const long = 'long métrage long-métrage longs Langfilm Spielfilm abendfüllend feature';
/** What a genre is called beside its name in the house's languages, by its slug. */
const genreWords: Readonly<Record<string, string>> = {
  animation: 'Trickfilm Zeichentrick Zeichentrickfilm dessin animé cartoon',
  horror: 'horreur Grusel Gruselfilm',
};
const woman = 'réalisatrice cinéaste femme Regisseurin Filmemacherin Frau woman women female';

/**
 * What visitors say of a film that its record says otherwise: its country as an adjective, its genres in
 * English (their slugs are), that it is drawn, silent, short, or by a woman.
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
