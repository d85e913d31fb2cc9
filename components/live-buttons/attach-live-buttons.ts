import { attachPosterMotion } from '@/components/catalog/films/poster-motion';
import { setConnectionHandlers } from '@/lib/navigation/connection/no-connection';
import {
  createConnectionHandlers,
  guardNavigation,
} from '@/lib/navigation/connection/offline-guard';
import { formatClock, writeTimeLink } from '@/lib/player/time-link';
import { choicesId } from '@/lib/security/consent/choices-id';
import { sharePage } from '@/lib/visitor/share-page';
import type { attachCardLists } from './attach-card-lists';
import { attachMoments } from './attach-moments';
import type { LiveMessages } from './live-messages';
import { type Notice, openNotice } from './notice';

/**
 * Elements that keep their own Control shortcuts: on a Mac, Control+K cuts a line in a text field. Sliders, radio
 * buttons and checkboxes have none.
 */
const keyboardControls =
  'input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog';

/**
 * Attaches the server-rendered buttons (`data-live`) and shortcuts (`aria-keyshortcuts`). One delegated
 * listener also serves elements added later. The buttons are hidden until this function runs. Also guards links
 * and forms: without a connection, the page stays and shows a notice. Returns a function that detaches
 * everything.
 * @param attachLists only if the site has lists
 */
export function attachLiveButtons(
  messages: LiveMessages,
  attachLists?: typeof attachCardLists,
): () => void {
  const notice = openNotice();
  const lists = attachLists?.(messages, notice);
  const press = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[data-live]');
    if (button?.dataset.live === 'list') lists?.press(button);
    if (button?.dataset.live === 'share') void pressShareButton(button, notice, messages);
  };
  const unguard = guardNavigation();
  setConnectionHandlers(
    createConnectionHandlers(() =>
      addEventListener('online', notice.show(messages.noConnection), { once: true }),
    ),
  );
  const detachPosterMotion = attachPosterMotion();
  const detachMoments = attachMoments();
  const unwatchConsentDialog = watchConsentDialog();
  const detachCart = process.env.NEXT_PUBLIC_SHOP === 'off' ? undefined : loadCart(notice);
  // Capturing on window: React stops events in parts of the page that are not hydrated yet.
  window.addEventListener('click', press, true);
  document.addEventListener('keydown', pressShortcut);
  document.documentElement.dataset.scripted = '';
  return () => {
    delete document.documentElement.dataset.scripted;
    lists?.detach();
    unguard();
    setConnectionHandlers(undefined);
    detachPosterMotion();
    detachMoments();
    unwatchConsentDialog();
    detachCart?.();
    window.removeEventListener('click', press, true);
    document.removeEventListener('keydown', pressShortcut);
    notice.remove();
  };
}

/** Attaches the cart; its script is loaded only if the site has a shop. */
function loadCart(notice: Notice): () => void {
  let detach = () => {};
  let isDetached = false;
  import('./attach-cart').then(
    ({ attachCart }) => {
      if (!isDetached) detach = attachCart(notice);
    },
    // The cart page and the checkout work without this script.
    () => undefined,
  );
  return () => {
    isDetached = true;
    detach();
  };
}

/** Loads the script of the consent dialog when it opens. Returns a function that stops watching. */
function watchConsentDialog(): () => void {
  const open = async (dialog: HTMLElement | null) => {
    if (dialog?.id !== choicesId || !dialog.matches(':popover-open')) return;
    dialog.querySelector('h2')?.focus();
    const { attachChoices } = await import('./attach-choices');
    attachChoices(dialog);
  };
  const onToggle = ({ target }: Event) =>
    void (target instanceof HTMLElement && open(target).catch(() => {}));
  // `toggle` does not bubble, hence the capture.
  document.addEventListener('toggle', onToggle, true);
  // The dialog opens without script, so it may already be open.
  void open(document.getElementById(choicesId)).catch(() => {});
  return () => document.removeEventListener('toggle', onToggle, true);
}

/**
 * Clicks the element with the pressed shortcut (`aria-keyshortcuts`), such as the search with Control+K or Command+K.
 * Never handles a character without a modifier key: speech input could trigger it by accident (WCAG 2.1.4).
 */
export function pressShortcut(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey === metaKey || altKey || shiftKey || key.length !== 1) return;
  if (document.activeElement?.closest(keyboardControls)) return;
  const name = `${ctrlKey ? 'Control' : 'Meta'}+${key.toUpperCase()}`;
  const target = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(name)}"]`);
  if (!target) return;
  event.preventDefault();
  // Move the focus first, so that keys typed before the target opens do not reach the player.
  target.focus({ preventScroll: true });
  target.click();
}

/** Shares the button's page, and reports the result. */
async function pressShareButton(
  { dataset }: HTMLElement,
  notice: Notice,
  { share: messages }: LiveMessages,
): Promise<void> {
  const moment = Number(dataset.moment ?? 0);
  const page = new URL(dataset.url ?? '', window.location.href).href;
  const url = moment ? writeTimeLink(page, moment) : page;
  const outcome = await sharePage({ title: dataset.title ?? document.title, url });
  if (outcome === 'copied')
    notice.show(
      moment ? messages.copiedFrom.replace('{time}', formatClock(moment)) : messages.copied,
    );
  if (outcome === 'by-hand') {
    const field = addressField(url, messages.byHand);
    notice.show(messages.byHand, field);
    field.focus();
    field.select();
  }
}

function addressField(url: string, label: string): HTMLInputElement {
  const field = document.createElement('input');
  field.readOnly = true;
  field.value = url;
  field.setAttribute('aria-label', label);
  field.className = 'h-10 w-80 max-w-full border-2 border-paper bg-paper px-2 text-ink';
  return field;
}
