/** What a key asks of the player. `by` and `seconds` may be negative; `part` is 0 to 1. */
export type Command =
  | { do: 'toggle' }
  | { do: 'fullscreen' }
  | { do: 'mute' }
  | { do: 'captions' }
  | { do: 'help' }
  | { do: 'skip'; seconds: number }
  | { do: 'jump'; part: number }
  | { do: 'volume'; by: number }
  | { do: 'speed'; step: -1 | 1 };

export type KeyPress = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
};

/** What has the focus inside the player: it may want a key for itself. */
export type Place = 'player' | 'button' | 'menu' | 'seek' | 'slider' | 'text';
