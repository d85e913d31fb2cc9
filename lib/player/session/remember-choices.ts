import type { PlayerStore } from '@/lib/player/state/create-store';
import { writeChoices } from './choices';

type Given = {
  root: HTMLElement;
  store: PlayerStore;
  /** Tells of `captionsenabled`, `captionsdisabled` and `languagechange`. */
  events: EventTarget;
  captionLanguage: () => string | undefined;
  /** The page's: captions in it are no choice of a language, so that they follow the page. */
  locale: string;
};

/** Remembers volume and captions, but only what the visitor does: not the player's own beginnings. */
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
