import { CardLink } from '@/components/navigation/card-link';
import { CardMarks } from '@/components/visitor/lists/card-marks';
import type { Hit } from '@/lib/search/engine/hit';
import type { CardFilm } from './card-film';
import { CardWay } from './card-way';
import { FilmLine } from './film-line';
import { FilmTitle } from './film-title';
import { HitLines } from './hit-lines';
import { Poster } from './poster';

type Props = { film: CardFilm; sizes: string; first?: boolean; hit?: Hit };

/** A film in a list: poster, title, and a line of facts. The link covers the whole card. */
export function FilmCard({ film, sizes, first = false, hit }: Props) {
  return (
    <article className="card group">
      <Poster film={film} alt="" sizes={sizes} first={first} />
      <h3 className="card-title">
        <CardLink href={`/movie/${film.slug}`}>
          <FilmTitle title={film.title} ranges={hit?.title.ranges} />
        </CardLink>
      </h3>
      <p className="card-line">
        <FilmLine film={film} people={hit?.people} />
      </p>
      {hit && <HitLines hit={hit} />}
      <CardMarks film={film}>{film.way && <CardWay way={film.way} />}</CardMarks>
    </article>
  );
}
