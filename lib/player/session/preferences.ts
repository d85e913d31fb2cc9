import { type CaptionStyle, readCaptionStyle } from '@/lib/player/captions/caption-style';
import { readSound, storedSettings } from './stored-sound';

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
  /** Whether the descriptions are spoken. */
  spokenDescriptions: boolean;
};

/** Reads the stored settings. Missing or invalid values become the defaults. */
export function readPreferences(): Preferences {
  const settings = storedSettings.read();
  const { captions, language, captionLook, descriptions, spokenDescriptions } = settings;
  return {
    ...readSound(settings),
    captions: typeof captions === 'boolean' ? captions : undefined,
    language: typeof language === 'string' ? language : undefined,
    captionLook: readCaptionStyle(captionLook),
    descriptions: descriptions === true,
    spokenDescriptions: spokenDescriptions === true,
  };
}

export function writePreferences(change: Partial<Preferences>): void {
  storedSettings.write({ ...storedSettings.read(), ...change });
}
