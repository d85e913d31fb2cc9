import type { Page } from 'playwright/test';

/**
 * Pauses every advertisement after two seconds, as by a headset button: its 10 s would be over before a slow
 * machine has checked it. Call it before the page is opened, so that the page itself pauses in time.
 */
export function holdAds(page: Page) {
  return page.addInitScript(() =>
    addEventListener(
      'timeupdate',
      ({ target }) => {
        if (!(target instanceof HTMLVideoElement) || !target.matches('.ads__video')) return;
        if (target.currentTime > 2) target.pause();
      },
      { capture: true },
    ),
  );
}
