import { attachPosterMotion } from '@/components/catalog/films/motion/attach-poster-motion';
import { connectionWith } from '@/lib/navigation/connection/connection';
import { guardPresses } from '@/lib/navigation/connection/guard-presses';
import { watchConnection } from '@/lib/navigation/connection/no-connection';
import { choicesId } from '@/lib/security/consent/choices-id';
import { sharePage } from '@/lib/visitor/sharing/share-page';
import type { attachCardLists } from './attach-card-lists';
import type { LiveWords } from './live-words';
import { type Notice, openNotice } from './notice';

/**
 * Where a key with Control is somebody else's: Control and K cut a line in a text field on a Mac. A slider of the player
 * is an `input` too, but has no use for it.
 */
const ownKeys =
  'input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog';

/**
 * Makes the buttons work that the server has drawn on every card (`data-live`), and the keys of what has
 * one (`aria-keyshortcuts`): one listener for all of them, also for those that come later. Until then the buttons
 * are not seen. From then on a press without a connection keeps the page and says so. Returns the way to take it back.
 * @param attachLists where the house has lists
 */
export function attachLiveButtons(
  words: LiveWords,
  attachLists?: typeof attachCardLists,
): () => void {
  const notice = openNotice();
  const lists = attachLists?.(words, notice);
  const press = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[data-live]');
    if (button?.dataset.live === 'list') lists?.press(button);
    if (button?.dataset.live === 'share') void pressShareButton(button, notice, words);
  };
  const unguard = guardPresses();
  watchConnection(
    connectionWith(() =>
      addEventListener('online', notice.show(words.noConnection), { once: true }),
    ),
  );
  const unmove = attachPosterMotion();
  const leaveChoices = watchChoicesDialog();
  const leaveCart = process.env.NEXT_PUBLIC_TILL === 'off' ? undefined : attachTill(notice);
  // At the window, and first: React stops what reaches a part of the page that it has not taken over yet.
  window.addEventListener('click', press, true);
  document.addEventListener('keydown', pressShortcut);
  document.documentElement.dataset.scripted = '';
  return () => {
    delete document.documentElement.dataset.scripted;
    lists?.detach();
    unguard();
    watchConnection(undefined);
    unmove();
    leaveChoices();
    leaveCart?.();
    window.removeEventListener('click', press, true);
    document.removeEventListener('keydown', pressShortcut);
    notice.remove();
  };
}

/** What leads into the basket, fetched where the house sells. */
function attachTill(notice: Notice): () => void {
  let detach = () => {};
  let gone = false;
  import('./attach-cart').then(
    ({ attachCart }) => {
      if (!gone) detach = attachCart(notice);
    },
    // Without it the basket's page and the checkout work all the same.
    () => undefined,
  );
  return () => {
    gone = true;
    detach();
  };
}

/** Fetches what makes the dialog of choices work when somebody opens it. Returns the way to stop. */
function watchChoicesDialog(): () => void {
  const open = async (dialog: HTMLElement | null) => {
    if (dialog?.id !== choicesId || !dialog.matches(':popover-open')) return;
    dialog.querySelector('h2')?.focus();
    const { attachChoices } = await import('./attach-choices');
    attachChoices(dialog);
  };
  const hear = ({ target }: Event) =>
    void (target instanceof HTMLElement && open(target).catch(() => {}));
  // This event does not bubble.
  document.addEventListener('toggle', hear, true);
  // It may have been opened before anybody listened: it needs no script for that.
  void open(document.getElementById(choicesId)).catch(() => {});
  return () => document.removeEventListener('toggle', hear, true);
}

/**
 * Presses what a page names by its keys (`aria-keyshortcuts`), such as the search by Control or Command and
 * K. Never by a letter or a sign alone: who speaks to a computer says those by chance (WCAG 2.1.4).
 */
export function pressShortcut(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey === metaKey || altKey || shiftKey || key.length !== 1) return;
  if (document.activeElement?.closest(ownKeys)) return;
  const name = `${ctrlKey ? 'Control' : 'Meta'}+${key.toUpperCase()}`;
  const target = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(name)}"]`);
  if (!target) return;
  event.preventDefault();
  // What is typed before the target has opened must not reach the keys of a player.
  target.focus({ preventScroll: true });
  target.click();
}

/** Shares the page a button stands on, and says what became of it. */
async function pressShareButton(
  { dataset }: HTMLElement,
  notice: Notice,
  { share: words }: LiveWords,
): Promise<void> {
  const url = new URL(dataset.url ?? '', window.location.href).href;
  const outcome = await sharePage({ title: dataset.title ?? document.title, url });
  if (outcome === 'copied') notice.show(words.copied);
  if (outcome === 'by-hand') {
    const field = addressField(url, words.byHand);
    notice.show(words.byHand, field);
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
