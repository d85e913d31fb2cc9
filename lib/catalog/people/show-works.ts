import type { Craft, Work, Works } from './group-works';

/** Posters on one page; a studio's head may stand in the credits of hundreds of films. */
const mostCards = 60;

type Shown = { craft: Craft; cards: Work[]; lines: Work[] };

/** Which films are shown with their poster: each where it comes first, as long as a page has room. */
export function showWorks(all: readonly Works[], most = mostCards): Shown[] {
  const seen = new Set<string>();
  return all.map(({ craft, works }) => {
    const shown: Shown = { craft, cards: [], lines: [] };
    for (const work of works) {
      const isNew = !seen.has(work.film.slug) && seen.size < most;
      if (isNew) seen.add(work.film.slug);
      (isNew ? shown.cards : shown.lines).push(work);
    }
    return shown;
  });
}
