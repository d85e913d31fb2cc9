import { shortGenre } from '@/lib/content/built-in';
import type { Kind } from './column';
import { entrySigns, escapeSigns, partSign, splitCell, unescapeSigns } from './notation';
import { readPerson } from './person';

/** Codes separated by semicolons or commas: `FR;DE`. `codeOf` translates words to codes. */
export const codes = (codeOf = (word: string) => word): Kind => ({
  read: (cell) => ({ value: splitCell(cell, `${entrySigns},`).map(codeOf) }),
  write: (value) => listOf(value).join(';'),
});

/** Genres of the site content, by slug or displayed name. Short films are recognised by their runtime instead. */
export const genres: Kind = {
  read: (cell, words) => ({
    value: splitCell(cell, `${entrySigns},`)
      .map(words.genre)
      .filter((slug) => slug !== shortGenre),
  }),
  write: (value) => listOf(value).join(';'),
};

/** Company names, which may contain brackets. */
export const companies: Kind = {
  read: (cell) => ({ value: splitCell(cell, entrySigns).map(unescapeSigns) }),
  write: (value) =>
    listOf(value)
      .map((name) => escapeSigns(name, entrySigns))
      .join(';'),
};

/** Names of people; years of life in brackets go to `people.yaml`. */
export const names: Kind = {
  read: (cell) => {
    const entries = splitCell(cell, entrySigns);
    const wrong = entries.find(
      (entry) => !readPerson(entry) || splitCell(entry, partSign).length > 1,
    );
    if (wrong)
      return {
        expected: 'names divided by semicolons, such as Max Linder (1883–1925)',
        found: wrong,
      };
    return { value: entries.map((entry) => unescapeSigns(readPerson(entry)?.name ?? entry)) };
  },
  write: (value, behind) =>
    listOf(value)
      .map((name) => escapeSigns(name, `${entrySigns}${partSign}()`) + (behind?.(name) ?? ''))
      .join(';'),
};

const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
