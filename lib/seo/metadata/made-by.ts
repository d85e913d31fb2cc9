import type { Person } from '@/lib/catalog/people/person';
import { listWords } from '@/lib/i18n/list-words';
import type { Locale } from '@/lib/i18n/locales';
import { elides } from '@/lib/primitives/text/elides';
import type { HeadWords } from './head-words';

/** Maximum number of directors to name. */
const most = 2;

/** Formats the directors: `de Jean Epstein`, `d’Abel Gance`; undefined if there are none or too many. */
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
