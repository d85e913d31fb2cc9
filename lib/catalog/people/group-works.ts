import { builtInJobs } from '@/lib/content/built-in';
import type { CrewMember, Film } from '../films/film';

/** What somebody did: directed, acted, or had a job of the crew. */
export type Craft = { as: 'director' | 'actor' } | { as: 'crew'; job: CrewMember['job'] };
/** A film somebody made; with the role where they acted. */
export type Work = { film: Film; role?: string };
/** All that somebody did of one kind, the earliest first. */
export type Works = { craft: Craft; works: Work[] };

/**
 * Somebody's films by what they did in them: what they directed first, then where they acted, then the jobs in their
 * usual order, those of the house's own last.
 */
export function groupWorks(films: readonly Film[], slug: string): Works[] {
  const groups = new Map<string, Works>();
  const add = (key: string, craft: Craft, work: Work) => {
    const group = groups.get(key) ?? { craft, works: [] };
    groups.set(key, group);
    const there = group.works.find(({ film }) => film === work.film);
    if (!there) group.works.push(work);
    else if (work.role) there.role = [there.role, work.role].filter(Boolean).join(', ');
  };
  for (const film of films.toSorted((a, b) => a.year - b.year || (a.slug < b.slug ? -1 : 1))) {
    const did = <Member extends { slug: string }>(list: readonly Member[]) =>
      list.filter((one) => one.slug === slug);
    for (const _ of did(film.directors)) add('director', { as: 'director' }, { film });
    for (const { role } of did(film.cast))
      add('actor', { as: 'actor' }, { film, ...(role && { role }) });
    for (const { job } of did(film.crew)) add(`crew ${job.slug}`, { as: 'crew', job }, { film });
  }
  return [...groups.values()].sort((a, b) => rankOf(a.craft) - rankOf(b.craft));
}

function rankOf(craft: Craft): number {
  if (craft.as !== 'crew') return craft.as === 'director' ? -2 : -1;
  const at = (builtInJobs as readonly string[]).indexOf(craft.job.slug);
  return at < 0 ? builtInJobs.length : at;
}
