import { type CaptionStyle, readCaptionStyle } from '@/lib/player/captions/caption-style';
import { deviceRecord } from '@/lib/primitives/storage/device-storage';
import { readSound } from './stored-sound';

/** A visitor's player settings, stored on the device. */
export type Preferences = {
  volume: number;
  muted: boolean;
  /** Whether captions are shown; undefined without a choice. */
  captions?: boolean;
  /** Caption language. */
  language?: string;
  captionLook: CaptionStyle;
  /** Whether descriptions of the picture are written over it. */
  descriptions: boolean;
  /** Whether they are spoken. */
  spokenDescriptions: boolean;
};

const stored = deviceRecord('bobine-player');

/** Reads the stored settings. Missing or invalid values become the defaults. */
export function readPreferences(): Preferences {
  const { captions, language, captionLook, ...rest } = stored.read();
  return {
    ...readSound(),
    captions: typeof captions === 'boolean' ? captions : undefined,
    language: typeof language === 'string' ? language : undefined,
    captionLook: readCaptionStyle(captionLook),
    descriptions: rest.descriptions === true,
    spokenDescriptions: rest.spokenDescriptions === true,
  };
}

export function writePreferences(change: Partial<Preferences>): void {
  stored.write({ ...stored.read(), ...change });
}
