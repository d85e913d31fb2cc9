import type { Craft, Work, Works } from './group-works';

/** Maximum number of posters on a page; a producer may have hundreds of films. */
const mostCards = 60;

type Shown = { craft: Craft; cards: Work[]; lines: Work[] };

/** Which films are shown with a poster: at their first occurrence, up to the maximum; the others as lines. */
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
