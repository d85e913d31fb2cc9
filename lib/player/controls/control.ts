import type { Messages } from '@/lib/i18n/messages';
import type { Feature, FeatureContext } from '@/lib/player/player-handle';
import type { SpokenLabel } from '@/lib/player/spoken-label';

/** Context of a key's action. */
export type KeyContext = Pick<
  FeatureContext,
  'handle' | 'source' | 'showHelp' | 'playNext' | 'film' | 'messages' | 'locale'
> & {
  /** Announces a change that is not visible or audible by itself. */
  announce: (label: SpokenLabel) => void;
};

/**
 * The current state of a film. Read from the media element if there is one, because a held key repeats faster
 * than the store updates.
 */
export const readNow = ({ media, store }: KeyContext['handle']) => media ?? store.read();

/** A row of the shortcut list: key labels and the description. */
export type ShortcutRow = { keys: string[]; description: string };

/** A player command: its keys, its row in the shortcut list, its UI. */
export type Control = {
  /** Keyed by `KeyboardEvent.key`, letters in lower case. */
  keys?: Record<string, (context: KeyContext) => void>;
  row?: (messages: Messages['Player']) => ShortcutRow;
  /** Left out of the shortcut list for audio-only media. */
  pictureOnly?: true;
  /** Adds a button, menu or listener; returns its cleanup. */
  attach?: Feature;
};
