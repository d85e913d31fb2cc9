import { type CaptionLook, readLook } from '@/lib/player/captions/caption-look';
import { clampVolume } from '@/lib/player/clamps/clamp-volume';
import { deviceRecord } from '@/lib/primitives/storage/device-record';

/** What a visitor chose in a player and finds again in the next. */
export type Choices = {
  volume: number;
  muted: boolean;
  /** Whether captions are shown; undefined where nobody has chosen. */
  captions?: boolean;
  /** Of the captions. */
  language?: string;
  captionLook: CaptionLook;
  /** Whether what is seen is also told in words, where a film has such. */
  descriptions: boolean;
};

const stored = deviceRecord('bobine-player');

/** The remembered choices; what is missing or no choice at all is as if nobody had chosen. */
export function readChoices(): Choices {
  const { volume, muted, captions, language, captionLook, descriptions } = stored.read();
  return {
    volume: typeof volume === 'number' ? clampVolume(volume) : 1,
    muted: muted === true,
    captions: typeof captions === 'boolean' ? captions : undefined,
    language: typeof language === 'string' ? language : undefined,
    captionLook: readLook(captionLook),
    descriptions: descriptions === true,
  };
}

export function writeChoices(change: Partial<Choices>): void {
  stored.write({ ...stored.read(), ...change });
}
