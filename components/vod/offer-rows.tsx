import type { Film } from '@/lib/films/film';
import { LargeFilm } from './large-film';

/** A small offer: films alone and in pairs, one below the other. `fresh`: the slugs of those called new. */
export function OfferRows({ rows, fresh }: { rows: Film[][]; fresh: ReadonlySet<string> }) {
  return (
    <div className="shell mt-12 grid grid-cols-[minmax(0,1fr)] gap-y-14 md:mt-16 md:gap-y-20">
      {rows.map((films) => (
        <div
          key={films[0]?.slug}
          className="grid gap-x-6 gap-y-12 border-ink border-t pt-6 grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))]"
        >
          {films.map((film) => (
            <LargeFilm
              key={film.slug}
              film={film}
              shape={films.length > 1 ? 'half' : 'turned'}
              fresh={fresh.has(film.slug)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
