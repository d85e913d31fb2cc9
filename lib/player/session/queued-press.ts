import { listenToTransitions } from '@/lib/navigation/transitions/transitions';
import { leavePageFullscreen } from '@/lib/player/page-fullscreen';

let isAwaited = false;
let forgetEarlier = () => {};

/** Whether the visitor has followed a link to a film that starts on arrival. */
export const isPlayAwaited = () => isAwaited;

/**
 * Clicks the film's button (`data-keeps-press`) on the page that a link leads to, after client-side
 * navigation. Call it when the link is clicked; it is cancelled if the visitor navigates elsewhere or follows another
 * such link. After a full page load nothing is clicked, because browsers block autoplay with sound.
 *
 * @param path path of the page, as passed to the router; its hash (`#listen`) limits where the button is
 * looked for
 */
export function playOnArrival(path: string): void {
  forgetEarlier();
  isAwaited = true;
  const stop = listenToTransitions((signal) => {
    if (signal.type === 'started' && signal.path === path) return;
    stop();
    // Wait until React's commit is complete.
    if (signal.type === 'finished' && signal.path === path)
      setTimeout(() => {
        isAwaited = false;
        clickPlayButton(new URL(path, location.href).hash);
      });
    else isAwaited = false;
  });
  forgetEarlier = stop;
}

/** Clicks the play button, but not that of an embed, where a click is the consent to contact the provider. */
function clickPlayButton(part: string) {
  const button = document.querySelector<HTMLElement>(`${part || 'main'} [data-keeps-press=""]`);
  if (button) button.click();
  else leavePageFullscreen();
}

/**
 * Stores a click on a film's button (`data-keeps-press`) made before hydration, or before a reload
 * (`pressedPlayer` of the history state, written by `recoverChunks`), and repeats it after hydration, which
 * takes two seconds on a slow connection. Until then the button is `aria-busy`. If a script fails to load, the
 * attribute is removed.
 *
 * The source of this function is inlined into the page, so it must not use anything outside itself.
 */
export function queuePress(): void {
  const page = document.documentElement;
  const buttons = '[data-keeps-press]';
  let pressed: HTMLElement | undefined;
  let hasFailed = false;
  const queue = (button: HTMLElement | null | undefined) => {
    if (!button) return;
    pressed = button;
    button.setAttribute('aria-busy', 'true');
  };
  const onClick = ({ target }: Event) => queue((target as Element).closest<HTMLElement>(buttons));
  const { pressedPlayer, ...state } = history.state ?? {};
  if (pressedPlayer >= 0) {
    history.replaceState(state, '');
    const queueStored = () => {
      const button = document.querySelectorAll<HTMLElement>(buttons)[pressedPlayer];
      // The page may have been hydrated before the whole document was parsed.
      if (page.dataset.scripted !== undefined) button?.click();
      else if (!hasFailed) queue(button);
    };
    document.addEventListener('DOMContentLoaded', queueStored);
  }
  const stop = () => document.removeEventListener('click', onClick, true);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    stop();
    pressed?.click();
  });
  const onScriptError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    hasFailed = true;
    stop();
    pressed?.removeAttribute('aria-busy');
  };
  document.addEventListener('click', onClick, true);
  window.addEventListener('error', onScriptError, true);
  observer.observe(page, { attributes: true, attributeFilter: ['data-scripted'] });
}
