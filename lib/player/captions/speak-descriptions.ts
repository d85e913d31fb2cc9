import type { PlayerStore } from '@/lib/player/state/player-store';
import { findRunning } from './text-tracks';
import type { TranscriptEntry } from './transcript';

/**
 * Speaks each description when it begins, in its language and at the film's volume, and pauses with the film.
 * Returns a function that stops it.
 */
export function speakDescriptions(
  store: PlayerStore,
  entries: readonly TranscriptEntry[],
  lang: string,
): () => void {
  const { speechSynthesis: speech } = window;
  let spoken: TranscriptEntry | undefined;
  function follow() {
    const { status, currentTime, volume, muted } = store.read();
    if (status === 'paused') speech.pause();
    if (status !== 'playing') return;
    if (speech.paused) speech.resume();
    const entry = findRunning(entries, currentTime);
    if (entry && entry !== spoken) {
      speech.cancel();
      const utterance = new SpeechSynthesisUtterance(entry.text);
      speech.speak(Object.assign(utterance, { lang, volume: muted ? 0 : volume }));
    }
    spoken = entry;
  }
  follow();
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    speech.cancel();
  };
}
