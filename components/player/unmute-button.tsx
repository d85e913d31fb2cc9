'use client';

import type { RefObject } from 'react';
import type { PlayerStore } from '@/lib/player/state/create-store';
import { usePlayerState } from './use-player-state';

type Props = { store: PlayerStore; root: RefObject<HTMLElement | null>; label: string };

/** Where the browser refused sound, the film began without: one press gives it back. */
export function UnmuteButton({ store, root, label }: Props) {
  if (!usePlayerState(store, 'startedMuted')) return null;
  function unmute() {
    const media = root.current?.querySelector<HTMLMediaElement>('video, audio');
    if (media) media.muted = false;
    root.current?.focus({ preventScroll: true });
  }
  return (
    <button type="button" className="player-unmute" onClick={unmute}>
      <svg aria-hidden="true" viewBox="0 0 18 18">
        <path d="M1 6h4l5-4v14l-5-4H1zM12 6l5 6M17 6l-5 6" />
      </svg>
      {label}
    </button>
  );
}
