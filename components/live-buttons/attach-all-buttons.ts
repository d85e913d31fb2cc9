import { attachCardLists } from './attach-card-lists';
import { attachLiveButtons } from './attach-live-buttons';
import { watchLiveElements } from './live-elements';
import type { LiveMessages } from './live-messages';
import type { Notice } from './notice';

/** Attaches all buttons, including those of the lists. Returns a function that detaches them. */
export function attachAllButtons(messages: LiveMessages): () => void {
  return attachLiveButtons(messages, (ofLists, notice) => {
    const { press, detach } = attachCardLists(ofLists, notice);
    const detachFollows = loadFollows(ofLists, notice);
    return {
      press,
      detach: () => {
        detach();
        detachFollows();
      },
    };
  });
}

/** Attaches the follow buttons; their script is loaded only once a page has one. */
function loadFollows(messages: LiveMessages, notice: Notice): () => void {
  let detach: (() => void) | undefined;
  let isLoading = false;
  let isDetached = false;
  const look = async () => {
    if (isLoading || !document.querySelector('[data-live="follow"]')) return;
    isLoading = true;
    const loaded = await import('./attach-follows').catch(() => undefined);
    isLoading = false;
    // If the script could not be loaded, the next page with such a button tries again.
    if (!loaded || isDetached) return;
    stop();
    detach = loaded.attachFollows(messages.lists, notice);
  };
  const stop = watchLiveElements(() => void look());
  void look();
  return () => {
    isDetached = true;
    stop();
    detach?.();
  };
}
