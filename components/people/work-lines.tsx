import { FilmTitle } from '@/components/films/film-title';
import { TextLink } from '@/components/navigation/text-link';
import type { Work } from '@/lib/films/people/group-works';

/** Films as lines: their year, their title, and the role that somebody played. */
export function WorkLines({ works }: { works: Work[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y not-first:mt-10">
      {works.map(({ film, role }) => (
        <li key={film.slug} className="flex flex-wrap items-baseline gap-x-6 py-2.5">
          <span className="w-12 tabular-nums text-muted">{film.year}</span>
          <span className="min-w-0 flex-1">
            <TextLink href={`/movie/${film.slug}`}>
              <FilmTitle title={film.title} />
            </TextLink>
            {role && <span className="text-muted"> ({role})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
