import type { Fault } from './fault';
import type { Library } from './load-library';

type Reference = { path: string; field: string; slug: string };

/** A fault for each film or genre that is named somewhere and does not exist. */
export function findBrokenReferences(library: Library): Fault[] {
  const films = filmReferences(library).filter(({ slug }) => !library.films.has(slug));
  const genres = genreReferences(library).filter(({ slug }) => !(slug in library.genres));
  return [
    ...films.map((reference) => fault(reference, 'content/films', [...library.films.keys()])),
    ...genres.map((reference) =>
      fault(reference, 'content/genres.yaml', Object.keys(library.genres)),
    ),
  ];
}

function filmReferences({ site, collections, articles }: Library): Reference[] {
  const found: Reference[] = [
    { path: 'content/site.yaml', field: 'lead.film', slug: site.lead.film },
  ];
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

function genreReferences({ films }: Library): Reference[] {
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
