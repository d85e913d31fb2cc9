import { followedLink } from '@/lib/navigation/build-poller/followed-link';
import { openPage, saysNoConnection } from './no-connection';

/**
 * Prevents clicks and form submissions from replacing the page by the browser's offline page. Covers links and forms
 * without a script handler (router links: `watch-payloads.ts`). Returns an unsubscribe function.
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
  // On the window and in the last phase: other handlers have called `preventDefault` by then.
  addEventListener('click', follow);
  addEventListener('submit', send);
  return () => {
    removeEventListener('click', follow);
    removeEventListener('submit', send);
  };
}

/** An anchor on the current page, or a link of another protocol: needs no network. */
function isPart({ href, protocol }: HTMLAnchorElement): boolean {
  const [here = ''] = location.href.split('#', 1);
  return !/^https?:$/.test(protocol) || href.startsWith(`${here}#`);
}
