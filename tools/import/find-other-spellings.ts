import type { RawFilm } from '@/lib/content/schema/film';
import { slugify } from '@/lib/primitives/text/slugify';

type Films = ReadonlyMap<string, Pick<RawFilm, 'directors' | 'cast' | 'crew'>>;
type Finding = { slug: string; column: string; found: string; expected: string };

/**
 * A fault for each name in a new film that is spelled differently elsewhere: both spellings share one address,
 * which the content check rejects. Spellings in the content take precedence over the most frequent one in the
 * table.
 */
export function findOtherSpellings(films: Films, house: Films): Finding[] {
  const spellings = new Map([...countSpellings(films), ...countSpellings(house)]);
  return [...films].flatMap(([slug, film]) =>
    namesIn(film).flatMap(({ name, column }) => {
      const first = spellings.get(slugify(name));
      if (!first || first === name) return [];
      const expected = slugify(name)
        ? `one way to write a name, here “${first}”`
        : `a name in Latin letters, for its address: “${first}” has none either`;
      return [{ slug, column, found: name, expected }];
    }),
  );
}

/** The most frequent spelling of each name, by its address. */
function countSpellings(films: Films): Map<string, string> {
  const counts = new Map<string, number>();
  for (const film of films.values())
    for (const { name } of namesIn(film)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rare = [...counts].sort(([, a], [, b]) => a - b);
  return new Map(rare.map(([name]) => [slugify(name), name]));
}

function namesIn({ directors, cast, crew }: Pick<RawFilm, 'directors' | 'cast' | 'crew'>) {
  return [
    ...directors.map((name) => ({ name, column: 'directors' })),
    ...cast.map(({ name }) => ({ name, column: 'cast' })),
    ...crew.map(({ name }) => ({ name, column: 'crew' })),
  ];
}
