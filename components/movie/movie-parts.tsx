import { Fragment, type ReactNode } from 'react';
import type { MoviePage } from '@/lib/movie-page/get-movie-page';
import type { MoviePart } from '@/lib/movie-page/movie-parts';
import { MovieAbout } from './movie-about';
import { MovieArticles } from './movie-articles';
import { MovieCollections } from './movie-collections';
import { MovieCredits } from './movie-credits';
import { MovieFestivals } from './movie-festivals';
import { MovieNews } from './movie-news';
import { MoviePress } from './movie-press';
import { MovieProfessionals } from './movie-professionals';
import { MovieRelated } from './movie-related';
import { MovieScreenings } from './movie-screenings';
import { MovieStills } from './movie-stills';
import { MovieVersions } from './movie-versions';

const shown: Record<MoviePart, (movie: MoviePage) => ReactNode> = {
  synopsis: ({ film }) => <MovieAbout film={film} />,
  screenings: ({ film, screenings }) => <MovieScreenings film={film} screenings={screenings} />,
  press: ({ film }) => <MoviePress film={film} />,
  festivals: ({ film }) => <MovieFestivals film={film} />,
  stills: ({ film }) => <MovieStills film={film} />,
  credits: ({ film }) => <MovieCredits film={film} />,
  versions: ({ film }) => <MovieVersions film={film} />,
  news: ({ news }) => <MovieNews news={news} />,
  collections: ({ film, collections }) => (
    <MovieCollections film={film} collections={collections} />
  ),
  related: ({ related }) => <MovieRelated films={related} />,
  shop: ({ articles }) => <MovieArticles articles={articles} />,
  professionals: (movie) => <MovieProfessionals {...movie} />,
};

/** The parts of a film's page that have something in them (`lib/movie-page/movie-parts.ts` says which). */
export function MovieParts({ movie }: { movie: MoviePage }) {
  return movie.parts.map((part) => <Fragment key={part}>{shown[part](movie)}</Fragment>);
}
