import type { TransitionSignal } from '@/lib/navigation/transitions/transitions';

/** Milliseconds after which the loading is announced. */
const announceDelay = 2000;

/** Announces the state of the loading indicator to screen readers: that a page is loading, or has failed. */
export function announceLoading(
  listen: (listener: (signal: TransitionSignal) => void) => void,
): void {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'sr-only';
  document.body.append(status);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The text is read in the timer, because React renders the indicator, whose attributes hold the texts, only
  // after this signal.
  const announce = (attribute: string, after: number) => {
    timer = setTimeout(() => {
      const bar = document.querySelector('[role=progressbar]');
      status.textContent = bar?.getAttribute(attribute) ?? '';
    }, after);
  };
  listen(({ type }) => {
    clearTimeout(timer);
    if (type === 'started') announce('aria-label', announceDelay);
    else if (type === 'failed') announce('aria-valuetext', 100);
    else status.textContent = '';
  });
}
