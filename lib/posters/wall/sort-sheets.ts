type Hung = { slug: string; year: number };

/** Films on one sheet: some twelve kilobytes, compressed. */
export const filmsOnSheet = 24;

/**
 * Which small posters are drawn in one file: those of a decade, in lots. The first film of every year comes first, then
 * every second one: a wall that shows but a few of each year asks for the first lots alone.
 * @param films in the order in which they hang in their year
 * @returns slugs by the name of the sheet, such as `1920-0`
 */
export function sortSheets(films: readonly Hung[]): Map<string, string[]> {
  const hung = new Map<number, number>();
  const ranked = films.map(({ slug, year }) => {
    const rank = hung.get(year) ?? 0;
    hung.set(year, rank + 1);
    return { slug, year, rank };
  });
  const decades = new Map<number, string[]>();
  for (const { slug, year } of ranked.toSorted((a, b) => a.rank - b.rank || a.year - b.year)) {
    const decade = Math.floor(year / 10) * 10;
    const slugs = decades.get(decade) ?? [];
    decades.set(decade, slugs);
    slugs.push(slug);
  }
  return new Map([...decades].flatMap(([decade, slugs]) => cut(slugs, `${decade}`)));
}

function cut(slugs: readonly string[], name: string): [name: string, slugs: string[]][] {
  const count = Math.ceil(slugs.length / filmsOnSheet);
  return Array.from({ length: count }, (_, lot) => [
    `${name}-${lot}`,
    slugs.slice(lot * filmsOnSheet, (lot + 1) * filmsOnSheet),
  ]);
}
