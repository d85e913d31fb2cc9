import type { Messages } from '@/lib/i18n/messages';
import type { PlayerKeys } from '@/lib/player/controls/listen-to-keys';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import type { PlayerStore } from '@/lib/player/state/player-store';
import type { Feature, FeatureContext } from '../player-handle';

export type SessionSettings = Pick<
  FeatureContext,
  'film' | 'locale' | 'showHelp' | 'showPanel' | 'playNext'
> & {
  /** Called each time a source is opened, because the messages may have been updated. */
  readMessages: () => Messages['Player'];
  root: HTMLElement;
  /** Empty element; the player is built inside it and removed on stop. */
  stage: HTMLElement;
  source: PlayerSource;
  store: PlayerStore;
  features: readonly Feature[];
  /** Whether ads may precede the film, so that it must not start before they are set up. */
  waitsForAds: boolean;
  /** Speeds of the menu, if not the default ones. */
  speeds?: readonly number[];
  /** Replaces the label of speed 1. */
  normalSpeed?: string;
};

/** Settings for opening a source: those of the session, and the player's keys, which stay when the source changes. */
export type SourceSettings = SessionSettings & { keys: PlayerKeys };

/** How a source starts. */
export type StartOptions = {
  /** Seconds. */
  at?: number;
  play: boolean;
};
