import { builtInJobs } from '@/lib/content/built-in';
import type { CrewMember, Film } from '../films/film';

/** What a person did in a film: directing, acting, or a job in the crew. */
export type Craft = { as: 'director' | 'actor' } | { as: 'crew'; job: CrewMember['job'] };
/** A film of a person; with the role if they acted. */
export type Work = { film: Film; role?: string };
/** The films of a person with one craft, by year. */
export type Works = { craft: Craft; works: Work[] };

/**
 * Groups a person's films by craft: directing, acting, then the jobs in their standard order, and the site's
 * own jobs last.
 */
export function groupWorks(films: readonly Film[], slug: string): Works[] {
  const groups = new Map<string, Works>();
  const add = (key: string, craft: Craft, work: Work) => {
    const group = groups.get(key) ?? { craft, works: [] };
    groups.set(key, group);
    const existing = group.works.find(({ film }) => film === work.film);
    if (!existing) group.works.push(work);
    else if (work.role) existing.role = [existing.role, work.role].filter(Boolean).join(', ');
  };
  for (const film of films.toSorted((a, b) => a.year - b.year || (a.slug < b.slug ? -1 : 1))) {
    const creditsOf = <Member extends { slug: string }>(list: readonly Member[]) =>
      list.filter((one) => one.slug === slug);
    for (const _ of creditsOf(film.directors)) add('director', { as: 'director' }, { film });
    for (const { role } of creditsOf(film.cast))
      add('actor', { as: 'actor' }, { film, ...(role && { role }) });
    for (const { job } of creditsOf(film.crew))
      add(`crew ${job.slug}`, { as: 'crew', job }, { film });
  }
  return [...groups.values()].sort((a, b) => rankOf(a.craft) - rankOf(b.craft));
}

function rankOf(craft: Craft): number {
  if (craft.as !== 'crew') return craft.as === 'director' ? -2 : -1;
  const at = (builtInJobs as readonly string[]).indexOf(craft.job.slug);
  return at < 0 ? builtInJobs.length : at;
}

/** Maximum number of posters on a page; a producer may have hundreds of films. */
const maxCards = 60;

type SplitWorks = { craft: Craft; cards: Work[]; lines: Work[] };

/**
 * Shows each film as a card with poster at its first occurrence, up to `limit` films, else as a
 * line.
 */
export function splitCardsAndLines(all: readonly Works[], limit = maxCards): SplitWorks[] {
  const seen = new Set<string>();
  return all.map(({ craft, works }) => {
    const shown: SplitWorks = { craft, cards: [], lines: [] };
    for (const work of works) {
      const isNew = !seen.has(work.film.slug) && seen.size < limit;
      if (isNew) seen.add(work.film.slug);
      (isNew ? shown.cards : shown.lines).push(work);
    }
    return shown;
  });
}
