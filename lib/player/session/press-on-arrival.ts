import { listenToTransitions } from '@/lib/navigation/transitions/transitions';

/**
 * Presses the film's button (`data-keeps-press`) of the page that a link leads to, once it stands there. To be called
 * at the press of the link; wherever else the visitor goes instead, nothing is pressed. Where the browser loads the
 * page itself it is left to the visitor: no browser lets a film begin with sound then.
 *
 * @param path of the page, as the router is given it; a part that it names (`#listen`) is where the button is looked for
 */
export function pressOnArrival(path: string): void {
  const stop = listenToTransitions((signal) => {
    if (signal.type === 'started' && signal.path === path) return;
    stop();
    // A press in the midst of React's commit would be one of a page that is not yet whole.
    if (signal.type === 'finished' && signal.path === path)
      setTimeout(() => pressFilm(new URL(path, location.href).hash));
  });
}

/** Not a provider's film: that press is a visitor's word that the provider may be asked. */
function pressFilm(part: string) {
  document.querySelector<HTMLElement>(`${part || 'main'} [data-keeps-press=""]`)?.click();
}
