import { attachCardLists } from './attach-card-lists';
import { attachLiveButtons } from './attach-live-buttons';
import type { LiveWords } from './live-words';

/** All buttons of the pages, those of the lists among them. Returns the way to take it back. */
export function attachAllButtons(words: LiveWords): () => void {
  return attachLiveButtons(words, attachCardLists);
}
