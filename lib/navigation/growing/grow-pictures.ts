import type { Transitions } from '../loading/watch-silence';
import { pictureOfCard, pictureOfPage } from './find-pictures';

/** How long the old page is held for the new one, ms; one that takes longer comes as it always did. */
const patience = 300;

/** Pages that show what a card shows. */
const pages = /\/(?:movie|collection)\/[^/]+$/;

/** The one picture that is on both pages (app/motion.css). */
const name = 'picture';

/**
 * Has the picture of a card grow into the page that its link leads to, where the browser has view transitions and its
 * visitor likes motion. A link is pressed once more as soon as the old page has been looked at.
 */
export function growPictures({ listen }: Pick<Transitions, 'listen'>): () => void {
  const quiet = window.matchMedia('(prefers-reduced-motion: reduce)');
  const press = (event: MouseEvent) => {
    const { isTrusted, button, detail, metaKey, ctrlKey, shiftKey, altKey, target } = event;
    // Keys press without a place (detail 0): they do not look for a picture.
    if (!isTrusted || detail === 0 || button || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const leads = link && pages.test(link.pathname) && !quiet.matches;
    const picture = leads && pictureOfCard(link);
    if (!picture || !document.startViewTransition) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    grow(link, picture, listen);
  };
  window.addEventListener('click', press, true);
  return () => window.removeEventListener('click', press, true);
}

function grow(link: HTMLElement, picture: HTMLElement | SVGElement, listen: Transitions['listen']) {
  let grown: HTMLElement | undefined;
  picture.style.viewTransitionName = name;
  const transition = document.startViewTransition(async () => {
    const finished = arrival(listen);
    link.click();
    const hasArrived = await finished;
    picture.style.viewTransitionName = '';
    if (!hasArrived) return transition.skipTransition();
    grown = pictureOfPage();
    if (grown) grown.style.viewTransitionName = name;
  });
  // A transition that was skipped has failed to be one; the page has come all the same.
  transition.ready.catch(() => {});
  const end = () => {
    picture.style.viewTransitionName = '';
    if (grown) grown.style.viewTransitionName = '';
  };
  transition.finished.then(end, end);
}

/** Whether the router arrives in time. */
function arrival(listen: Transitions['listen']): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (inTime: boolean) => {
      stop();
      clearTimeout(timer);
      // The router's own scrolling comes first.
      setTimeout(() => resolve(inTime));
    };
    const timer = setTimeout(() => answer(false), patience);
    const stop = listen(({ type }) => {
      if (type !== 'started') answer(type === 'finished');
    });
  });
}
