import { shortGenre } from '@/lib/content/built-in';
import type { Kind } from './column';
import { entrySigns, escapeSigns, partSign, splitCell, unescapeSigns } from './notation';
import { readPerson } from './person';

/** Codes, divided by semicolons or commas: `FR;DE`. `codeOf` knows words for them. */
export const codes = (codeOf = (word: string) => word): Kind => ({
  read: (cell) => ({ value: splitCell(cell, `${entrySigns},`).map(codeOf) }),
  write: (value) => listOf(value).join(';'),
});

/** Words of the house's list, by slug or as visitors read them. That a film is short follows from its runtime. */
export const genres: Kind = {
  read: (cell, words) => ({
    value: splitCell(cell, `${entrySigns},`)
      .map(words.genre)
      .filter((slug) => slug !== shortGenre),
  }),
  write: (value) => listOf(value).join(';'),
};

/** Names of companies, which may have brackets. */
export const companies: Kind = {
  read: (cell) => ({ value: splitCell(cell, entrySigns).map(unescapeSigns) }),
  write: (value) =>
    listOf(value)
      .map((name) => escapeSigns(name, entrySigns))
      .join(';'),
};

/** Names; years of life in brackets go into `people.yaml`. */
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
