import { attachCardLists } from './attach-card-lists';
import { attachLiveButtons } from './attach-live-buttons';
import type { LiveWords } from './live-words';

/** Attaches all buttons, including those of the lists. Returns a function that detaches them. */
export function attachAllButtons(words: LiveWords): () => void {
  return attachLiveButtons(words, attachCardLists);
}
