import { followedLink } from '@/lib/navigation/followed-link';
import { failLoading } from '@/lib/navigation/loading/loading-store';
import { isReachable, waitUntilReachable } from '@/lib/primitives/http/is-reachable';
import { type ConnectionHandlers, openPage, reportIfOffline } from './no-connection';

/**
 * Creates the handlers that check the connection after a failed request.
 *
 * @param showMessage shows the visitor a message that the site is unreachable
 */
export function createConnectionHandlers(showMessage: () => void): ConnectionHandlers {
  async function report() {
    if (await isReachable()) return false;
    failLoading();
    showMessage();
    return true;
  }
  async function waitUntilOnline() {
    // After a recent user action the message is shown.
    if (navigator.userActivation?.isActive ? !(await report()) : await isReachable()) return false;
    await waitUntilReachable();
    return true;
  }
  return { report, waitUntilOnline };
}

/**
 * Prevents clicks and form submissions from replacing the page with the browser's offline page. Covers links and forms
 * without a script handler (router links: `watch-payloads.ts`). Returns an unsubscribe function.
 */
export function guardNavigation(): () => void {
  let isResubmitting = false;
  const follow = (event: MouseEvent) => {
    if (navigator.onLine) return;
    const link = followedLink(event, true);
    if (!link || isSamePageLink(link)) return;
    event.preventDefault();
    void openPage(link.href);
  };
  const send = async (event: SubmitEvent) => {
    if (navigator.onLine || isResubmitting || event.defaultPrevented) return;
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.method === 'dialog' || target.target) return;
    event.preventDefault();
    if (await reportIfOffline()) return;
    isResubmitting = true;
    target.requestSubmit(submitter);
    isResubmitting = false;
  };
  // The listeners are on the window, in the last phase, because other handlers have called `preventDefault` by then.
  addEventListener('click', follow);
  addEventListener('submit', send);
  return () => {
    removeEventListener('click', follow);
    removeEventListener('submit', send);
  };
}

/** Whether a link needs no network: an anchor on the current page, or another protocol. */
function isSamePageLink({ href, protocol }: HTMLAnchorElement): boolean {
  const [currentHref = ''] = location.href.split('#', 1);
  return !/^https?:$/.test(protocol) || href.startsWith(`${currentHref}#`);
}
