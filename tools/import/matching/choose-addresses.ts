import { slugPattern } from '@/lib/content/slug';
import { foldText } from '@/lib/primitives/text/fold';
import { slugify } from '@/lib/primitives/text/slugify';

/** Titles of a new film with their languages, the original first. */
export type Named = {
  slug?: string;
  titles: { text: string; lang?: string }[];
  year: number;
  directors: readonly string[];
};

/** Maximum length of a slug; file names are limited to 255 characters, including the extension. */
const longest = 100;

/**
 * The slug of each new film: its given one, or one made of its title; `undefined` if no title has Latin letters.
 * Films with the same title get the year added, and with the same year also the director. Existing slugs never
 * change.
 */
export function chooseAddresses(films: readonly Named[], taken: Iterable<string>) {
  const used = new Set([...taken, ...films.flatMap(({ slug }) => slug ?? [])]);
  const bases = films.map(({ slug, titles }) => (slug ? undefined : baseOf(titles)));
  // An existing slug with a year means that its title occurs more than once.
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

/** Slug base: of the first title that is entirely in Latin letters, else of any title that gives one. */
function baseOf(titles: Named['titles']): string | undefined {
  const whole = titles.filter(({ text }) => isLatin(text));
  return [...whole, ...titles]
    .map(({ text, lang }) => shorten(slugify(text, lang)))
    .find((slug) => slugPattern.test(slug));
}

/** Whether a slug keeps every letter of the text. */
function isLatin(text: string): boolean {
  return [...foldText(text)].every((sign) => !/\p{L}/u.test(sign) || slugify(sign) !== '');
}

/** Shortens a slug between two words to the maximum length. */
function shorten(slug: string): string {
  if (slug.length <= longest) return slug;
  return slug
    .slice(0, longest + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, longest);
}
