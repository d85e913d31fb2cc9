import type { TransitionSignal } from '@/lib/navigation/transitions/step-transition';

/** Milliseconds after which it is said that a page is fetched. */
const patience = 2000;

/** Says aloud what the indicator shows, which nobody hears who does not look for it: that a page is fetched, or fails. */
export function speakLoading(listen: (listener: (signal: TransitionSignal) => void) => void): void {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'sr-only';
  document.body.append(status);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The indicator has the words, and is drawn a moment later than this is told.
  const say = (attribute: string, after: number) => {
    timer = setTimeout(() => {
      const bar = document.querySelector('[role=progressbar]');
      status.textContent = bar?.getAttribute(attribute) ?? '';
    }, after);
  };
  listen(({ type }) => {
    clearTimeout(timer);
    if (type === 'started') say('aria-label', patience);
    else if (type === 'failed') say('aria-valuetext', 100);
    else status.textContent = '';
  });
}
