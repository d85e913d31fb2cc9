import type { Fault } from './fault';
import type { Library } from './raw-library';

type Reference = { path: string; field: string; slug: string };

/** What could be read; the settings files may be missing while their faults are reported. */
type Read = Pick<Library, 'films' | 'collections' | 'articles'> &
  Partial<Pick<Library, 'site' | 'genres'>>;

/**
 * A fault for each film or genre that is named somewhere and does not exist. `filmSlugs` are those of
 * all files: a film that is there and has a fault of its own is not reported again by what names it.
 */
export function findBrokenReferences(read: Read, filmSlugs: string[]): Fault[] {
  const genres = read.genres && Object.keys(read.genres);
  return [
    ...missing(filmReferences(read), filmSlugs, 'content/films'),
    ...(genres ? missing(genreReferences(read), genres, 'content/genres.yaml') : []),
  ];
}

function missing(references: Reference[], known: string[], home: string): Fault[] {
  return references
    .filter(({ slug }) => !known.includes(slug))
    .map((reference) => fault(reference, home, known));
}

function filmReferences({ site, collections, articles }: Read): Reference[] {
  const found: Reference[] = site
    ? [{ path: 'content/site.yaml', field: 'lead.film', slug: site.lead.film }]
    : [];
  for (const [slug, { films }] of collections)
    for (const [index, { film }] of films.entries())
      found.push({
        path: `content/collections/${slug}.yaml`,
        field: `films.${index}.film`,
        slug: film,
      });
  for (const [slug, { films }] of articles)
    for (const [index, film] of films.entries())
      found.push({ path: `content/shop/${slug}.yaml`, field: `films.${index}`, slug: film });
  return found;
}

function genreReferences({ films }: Read): Reference[] {
  return [...films].flatMap(([slug, { genres }]) =>
    genres.map((genre, index) => ({
      path: `content/films/${slug}.yaml`,
      field: `genres.${index}`,
      slug: genre,
    })),
  );
}

function fault({ path, field, slug }: Reference, home: string, known: string[]): Fault {
  const near = known.find((candidate) => candidate.includes(slug) || slug.includes(candidate));
  const hint = near ? `; did you mean ${near}?` : '';
  return { path, field, expected: `something that is in ${home}, and ${slug} is not${hint}` };
}
