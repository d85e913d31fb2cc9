import type { PlayerStore } from '@/lib/player/state/player-store';
import { writePreferences } from './preferences';

type PreferenceOptions = {
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
export function rememberPreferences({
  root,
  store,
  events,
  captionLanguage,
  locale,
}: PreferenceOptions): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isUsed = false;
  const chosenLanguage = () => {
    const language = captionLanguage();
    return language === locale ? undefined : language;
  };
  const markUsed = () => {
    isUsed = true;
  };
  root.addEventListener('pointerdown', markUsed, { signal, capture: true });
  root.addEventListener('keydown', markUsed, { signal, capture: true });
  events.addEventListener(
    'captionsdisabled',
    () => isUsed && writePreferences({ captions: false }),
    {
      signal,
    },
  );
  for (const name of ['captionsenabled', 'languagechange'])
    events.addEventListener(
      name,
      () => isUsed && writePreferences({ captions: true, language: chosenLanguage() }),
      { signal },
    );
  let before = store.read();
  const unsubscribe = store.subscribe(() => {
    const { volume, muted } = store.read();
    if (isUsed && (volume !== before.volume || muted !== before.muted))
      writePreferences({ volume, muted });
    before = store.read();
  });
  return () => {
    stopping.abort();
    unsubscribe();
  };
}
