import type { Person } from '@/lib/catalog/people/person';
import { listWords } from '@/lib/i18n/list-words';
import type { Locale } from '@/lib/i18n/locales';
import { elides } from '@/lib/primitives/text/elides';
import type { HeadWords } from './head-words';

/** More than these are a list that nobody reads in one line. */
const most = 2;

/** By whom a film is, as a line of a head says it: `de Jean Epstein`, `d’Abel Gance`; nothing of nobody, or of many. */
export function madeBy(
  directors: readonly Pick<Person, 'name'>[],
  locale: Locale,
  t: HeadWords,
): string | undefined {
  if (directors.length === 0 || directors.length > most) return undefined;
  const names = listWords(
    directors.map(({ name }) => name),
    locale,
  );
  return t(elides(names) ? 'film.byVowel' : 'film.by', { names });
}
