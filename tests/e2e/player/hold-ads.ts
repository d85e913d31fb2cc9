import type { Page } from 'playwright/test';

/**
 * Has every advertisement stand still after two seconds, as by a headset: its 10 s are over before a
 * slow machine has looked at it. Said before the page is opened, so that the page itself does it in time.
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
