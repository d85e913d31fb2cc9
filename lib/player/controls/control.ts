import type { Messages } from '@/lib/i18n/messages';
import type { Said } from '@/lib/player/say-as';
import type { Feature, FeatureContext } from '@/lib/player/session/feature';

/** What a press of a key may use. */
export type Asked = Pick<FeatureContext, 'handle' | 'showHelp' | 'film' | 'words' | 'locale'> & {
  /** Says what has changed, where that is neither seen nor heard by itself. */
  say: (said: Said) => void;
};

/** A line of the list of keys: what is written on them, and what they do. */
export type ShortcutRow = { keys: string[]; does: string };

/** Something a visitor can ask of the player: all there is to know of it. */
export type Control = {
  /** By `KeyboardEvent.key`, letters small. */
  keys?: Record<string, (asked: Asked) => void>;
  row?: (words: Messages['Player']) => ShortcutRow;
  /** The list of keys leaves it out where there is only sound. */
  pictureOnly?: true;
  /** Puts a button or a menu into the bar, and takes it back. */
  attach?: Feature;
};
