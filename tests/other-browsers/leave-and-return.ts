import type { Visitor } from './visitor';

/** Nothing has been asked for within a second. */
const isAtRest = () => {
  const ends = performance.getEntriesByType('resource').map((one) => one.startTime + one.duration);
  return performance.now() - Math.max(0, ...ends) > 1000;
};

/** The film plays on until the page goes, however long the next document takes to come. */
const noteTimeOnLeaving = () => {
  const media = document.querySelector<HTMLMediaElement>('.plyr :is(video, audio)');
  const note = () => document.body.setAttribute('data-left', String(media?.currentTime ?? 0));
  addEventListener('pagehide', note, { once: true });
};

/** WebKit loads the film of a page that it has kept anew. */
const isLoaded = () => {
  const media = document.querySelector<HTMLMediaElement>('.plyr :is(video, audio)');
  return media && media.readyState > 2 && !media.seeking;
};

/**
 * Leaves a film's page for another document and comes back by the browser's button, to the page as it was
 * kept: Firefox keeps none that still waits for an answer. Gives back the second it was left at.
 */
export async function leaveAndReturn(visitor: Visitor): Promise<number> {
  const { ask, until } = visitor;
  await ask(() => document.body.setAttribute('data-kept', ''));
  await until(isAtRest);
  await ask(noteTimeOnLeaving);
  // Another document with the same opener policy: WebKit keeps no page that is left for one without it.
  await visitor.open('/vie-privee');
  await until(() => location.pathname === '/vie-privee');
  await visitor.back();
  await until(() => document.body?.hasAttribute('data-kept'));
  await until(isLoaded);
  // Told to play within 50 ms of that, WebKitGTK says that it does and stands still; no hand is as quick.
  await until(isAtRest);
  return Number(await ask(() => document.body.dataset.left));
}
