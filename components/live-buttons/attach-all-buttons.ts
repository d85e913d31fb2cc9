import { attachCardLists } from './attach-card-lists';
import { attachLiveButtons } from './attach-live-buttons';
import type { LiveMessages } from './live-messages';

/** Attaches all buttons, including those of the lists. Returns a function that detaches them. */
export function attachAllButtons(words: LiveMessages): () => void {
  return attachLiveButtons(words, attachCardLists);
}
