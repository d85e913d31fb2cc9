import { parseJson } from '@/lib/primitives/json';
import { addFollow, removeFollow } from '@/lib/visitor/follows/follows';
import { openStoredFollows, type StoredFollows } from '@/lib/visitor/follows/stored-follows';
import { watchLiveElements, writeAttribute } from './live-elements';
import type { LiveMessages } from './live-messages';
import type { Notice } from './notice';

const selector = 'button[data-live="follow"]';

/** Attaches the follow buttons: their state, and what a press does. Returns a function that detaches them. */
export function attachFollows(messages: LiveMessages['lists'], notice: Notice): () => void {
  const follows = openStoredFollows();
  const draw = () => {
    const known = follows.read();
    for (const button of document.querySelectorAll<HTMLElement>(selector)) {
      const isFollowed = Object.hasOwn(known, button.dataset.follow ?? '');
      writeAttribute(button, 'data-on', String(isFollowed));
    }
  };
  const press = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>(selector);
    if (button) void pressFollowButton(button, follows, messages, notice);
  };
  const stops = [watchLiveElements(draw), follows.subscribe(draw)];
  draw();
  window.addEventListener('click', press, true);
  return () => {
    window.removeEventListener('click', press, true);
    for (const stop of stops) stop();
  };
}

/** Toggles whether the button's page is followed, and reports the result. */
async function pressFollowButton(
  { dataset }: HTMLElement,
  follows: StoredFollows,
  messages: LiveMessages['lists'],
  notice: Notice,
): Promise<void> {
  const { follow: page = '', put = '', taken = '' } = dataset;
  const ways = parseJson(dataset.ways ?? '') as string[];
  let wasFollowed = false;
  const outcome = await follows.change((all) => {
    wasFollowed = Object.hasOwn(all, page);
    return wasFollowed ? removeFollow(all, page) : addFollow(all, page, { at: Date.now(), ways });
  });
  notice.show(outcome === 'kept' ? (wasFollowed ? taken : put) : messages[outcome]);
}
