import type { PlayerHandle } from '@/lib/player/player-handle';

export type Sound = {
  read: () => { muted: boolean; volume: number };
  /** Hears of a change of volume or muting, and of nothing else the player does. */
  subscribe: (listener: () => void) => () => void;
  /** The browser lets nothing be heard: the player is muted, and says so. */
  refuse: () => void;
};

/** The player's sound, which the ads follow. */
export function soundOf({ store, setMuted }: Pick<PlayerHandle, 'store' | 'setMuted'>): Sound {
  return {
    read: store.read,
    subscribe(listener) {
      let before = store.read();
      return store.subscribe(() => {
        const now = store.read();
        const same = now.muted === before.muted && now.volume === before.volume;
        before = now;
        if (!same) listener();
      });
    },
    refuse() {
      setMuted(true);
      store.write({ startedMuted: true, muted: true });
    },
  };
}
