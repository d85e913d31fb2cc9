import { followedLink } from '@/lib/navigation/build-poller/followed-link';
import { openPage, saysNoConnection } from './no-connection';

/**
 * Keeps the page where a press would replace it by the browser's own page of a missing connection: on links and forms
 * that no script has taken (what the router follows is held in `watch-payloads.ts`). Returns the way to stop.
 */
export function guardPresses(): () => void {
  let passes = false;
  const follow = (event: MouseEvent) => {
    if (navigator.onLine) return;
    const link = followedLink(event, true);
    if (!link || isPart(link)) return;
    event.preventDefault();
    void openPage(link.href);
  };
  const send = async (event: SubmitEvent) => {
    if (navigator.onLine || passes || event.defaultPrevented) return;
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.method === 'dialog' || target.target) return;
    event.preventDefault();
    if (await saysNoConnection()) return;
    passes = true;
    target.requestSubmit(submitter);
    passes = false;
  };
  // At the window, and last: whoever takes a press has said so by then.
  addEventListener('click', follow);
  addEventListener('submit', send);
  return () => {
    removeEventListener('click', follow);
    removeEventListener('submit', send);
  };
}

/** A part of the shown page, or another program's address: nothing is asked of a network. */
function isPart({ href, protocol }: HTMLAnchorElement): boolean {
  const [here = ''] = location.href.split('#', 1);
  return !/^https?:$/.test(protocol) || href.startsWith(`${here}#`);
}
