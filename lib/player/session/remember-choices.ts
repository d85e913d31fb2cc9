import type { PlayerStore } from '@/lib/player/state/create-store';
import { writeChoices } from './choices';

type Given = {
  root: HTMLElement;
  store: PlayerStore;
  /** Emits `captionsenabled`, `captionsdisabled` and `languagechange`. */
  events: EventTarget;
  captionLanguage: () => string | undefined;
  /** The page's locale: captions in it are stored without a language, so that they follow the page. */
  locale: string;
};

/**
 * Stores volume and caption changes, but only after the visitor has used the player, so that its own
 * initialisation is not stored.
 */
export function rememberChoices({
  root,
  store,
  events,
  captionLanguage,
  locale,
}: Given): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let used = false;
  const chosenLanguage = () => {
    const language = captionLanguage();
    return language === locale ? undefined : language;
  };
  const use = () => {
    used = true;
  };
  root.addEventListener('pointerdown', use, { signal, capture: true });
  root.addEventListener('keydown', use, { signal, capture: true });
  events.addEventListener('captionsdisabled', () => used && writeChoices({ captions: false }), {
    signal,
  });
  for (const name of ['captionsenabled', 'languagechange'])
    events.addEventListener(
      name,
      () => used && writeChoices({ captions: true, language: chosenLanguage() }),
      { signal },
    );
  let before = store.read();
  const unsubscribe = store.subscribe(() => {
    const { volume, muted } = store.read();
    if (used && (volume !== before.volume || muted !== before.muted))
      writeChoices({ volume, muted });
    before = store.read();
  });
  return () => {
    stopping.abort();
    unsubscribe();
  };
}
