import type { BegunFilm } from '@/lib/lists/continue-watching';
import { writeAttribute } from './write-attribute';

/**
 * Draws below the pictures of films how much of them this device has played.
 * @param begun the one left last first
 * @param label what it is called, with `{percent}` in it
 */
export function drawBegunFilms(begun: BegunFilm[], label: string): void {
  for (const bar of document.querySelectorAll<HTMLElement>('[data-begun]')) {
    const film = begun.find(({ slug }) => slug === bar.dataset.begun);
    const seconds = Number(bar.dataset.minutes) * 60;
    const known = film !== undefined && seconds > 0;
    bar.hidden = !known;
    if (!known) continue;
    const percent = String(Math.min(100, Math.round((film.time / seconds) * 100)));
    writeAttribute(bar, 'aria-label', label.replace('{percent}', percent));
    for (const part of bar.querySelectorAll('span')) part.style.width = `${percent}%`;
  }
}
