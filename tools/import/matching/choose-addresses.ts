import { slugPattern } from '@/lib/content/slug';
import { foldText } from '@/lib/primitives/text/fold';
import { slugify } from '@/lib/primitives/text/slugify';

/** Titles of a new film, the original first, each with its language. */
export type Named = {
  slug?: string;
  titles: { text: string; lang?: string }[];
  year: number;
  directors: readonly string[];
};

/** Letters; a file's name may have 255, with its ending. */
const longest = 100;

/**
 * The address of each new film: the one it brings, or one made of its title; `undefined` where no title has Latin
 * letters. Films of one title get the year behind it, and where that is one too the director; what has an address
 * keeps it.
 */
export function chooseAddresses(films: readonly Named[], taken: Iterable<string>) {
  const used = new Set([...taken, ...films.flatMap(({ slug }) => slug ?? [])]);
  const bases = films.map(({ slug, titles }) => (slug ? undefined : baseOf(titles)));
  // A film of the house that has its year shares its title with another.
  const count = new Map([...used].map((slug) => [slug.replace(/-\d{4}(-[a-z0-9-]+)?$/, ''), 1]));
  for (const base of bases) if (base) count.set(base, (count.get(base) ?? 0) + 1);
  return films.map((film, index) => {
    const base = bases[index];
    if (!base) return film.slug;
    const isAlone = count.get(base) === 1;
    const free = wishes(base, film, isAlone).find((wish) => !used.has(wish));
    const slug = free ?? number(`${base}-${film.year}`, used);
    used.add(slug);
    return slug;
  });
}

function wishes(base: string, { year, directors }: Named, isAlone: boolean): string[] {
  const director = slugify(directors[0]?.split(' ').at(-1) ?? '');
  const dated = `${base}-${year}`;
  return [...(isAlone ? [base] : []), dated, ...(director ? [`${dated}-${director}`] : [])];
}

function number(base: string, used: ReadonlySet<string>): string {
  for (let next = 2; ; next += 1) if (!used.has(`${base}-${next}`)) return `${base}-${next}`;
}

/** The first title that can be written in Latin letters, else what can be of one. */
function baseOf(titles: Named['titles']): string | undefined {
  const whole = titles.filter(({ text }) => isLatin(text));
  return [...whole, ...titles]
    .map(({ text, lang }) => shorten(slugify(text, lang)))
    .find((slug) => slugPattern.test(slug));
}

/** Whether nothing of it is lost in an address. */
function isLatin(text: string): boolean {
  return [...foldText(text)].every((sign) => !/\p{L}/u.test(sign) || slugify(sign) !== '');
}

/** No longer than a file's name may be, between two words. */
function shorten(slug: string): string {
  if (slug.length <= longest) return slug;
  return slug
    .slice(0, longest + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, longest);
}
