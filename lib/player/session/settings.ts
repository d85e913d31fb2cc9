import type { Messages } from '@/lib/i18n/messages';
import type { PlayerKeys } from '@/lib/player/keys/listen-to-keys';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import type { PlayerStore } from '@/lib/player/state/create-store';
import type { Feature, FeatureContext } from './feature';

export type SessionSettings = Pick<FeatureContext, 'film' | 'locale' | 'showHelp'> & {
  /** Asked each time a source is opened: better words may have come. */
  readWords: () => Messages['Player'];
  root: HTMLElement;
  /** Empty; the player is built inside it and leaves it empty. */
  stage: HTMLElement;
  source: PlayerSource;
  store: PlayerStore;
  features: readonly Feature[];
  /** Whether a feature stands before the film, so that it may not begin by itself. */
  gated: boolean;
  /** Of the menu, where they are not the usual ones. */
  speeds?: readonly number[];
  /** The word for speed 1 where it is not the usual one. */
  normalSpeed?: string;
};

/** What a source is opened with: the player's settings, and its keys, which outlive its sources. */
export type SourceSettings = SessionSettings & { keys: PlayerKeys };

/** How a source begins. */
export type Start = {
  /** Seconds. */
  at?: number;
  play: boolean;
};
