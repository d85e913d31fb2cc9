import { listenToTransitions } from '@/lib/navigation/transitions/transitions';

/**
 * Clicks the film's button (`data-keeps-press`) on the page that a link leads to, after client-side
 * navigation. Call it when the link is clicked; it is cancelled if the visitor navigates elsewhere. After a
 * full page load nothing is clicked, because browsers block autoplay with sound.
 *
 *  @param path path of the page, as passed to the router; its hash (`#listen`) limits where the button is
 * looked for
 */
export function pressOnArrival(path: string): void {
  const stop = listenToTransitions((signal) => {
    if (signal.type === 'started' && signal.path === path) return;
    stop();
    // Wait until React's commit is complete.
    if (signal.type === 'finished' && signal.path === path)
      setTimeout(() => pressFilm(new URL(path, location.href).hash));
  });
}

/** Skips embeds: that click is the visitor's consent to contact the provider. */
function pressFilm(part: string) {
  document.querySelector<HTMLElement>(`${part || 'main'} [data-keeps-press=""]`)?.click();
}
