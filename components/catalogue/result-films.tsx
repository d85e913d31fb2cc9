import { FilmGrid } from '@/components/films/film-grid';
import { FilmTable } from './film-table';
import type { Results } from './results';
import { Timeline } from './timeline/timeline';
import { toCard } from './to-card';

/** The films that were found, as the visitor wants to look at them. */
export function ResultFilms({ query, answer }: Results) {
  const { films, facets, timeline } = answer;
  if (query.view === 'timeline' && timeline) return <Timeline query={query} years={timeline} />;
  if (query.view === 'list') {
    const names = facets.country.counts.map(({ value, label }) => [value, label] as const);
    return <FilmTable films={films} countries={new Map(names)} />;
  }
  const hits = films.flatMap(({ slug, hit }) => (hit ? [[slug, hit] as const] : []));
  return <FilmGrid films={films.map(toCard)} hits={new Map(hits)} first many />;
}
