import type { PlayerHandle } from '@/lib/player/player-handle';

export type Sound = {
  read: () => { muted: boolean; volume: number };
  /** `listener` is called only for changes of volume or mute. */
  subscribe: (listener: () => void) => () => void;
  /** Called when the browser blocks sound: mutes the player and sets `startedMuted`. */
  refuse: () => void;
};

/** The player's volume and mute state, which ads follow. */
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
