import { deviceRecord } from '@/lib/device/device-record';
import { clampVolume } from '@/lib/player/clamps/clamp-volume';

/** What a visitor chose in a player and finds again in the next. */
export type Choices = {
  volume: number;
  muted: boolean;
  /** Whether captions are shown; undefined where nobody has chosen. */
  captions?: boolean;
  /** Of the captions. */
  language?: string;
};

const stored = deviceRecord('bobine-player');

/** The remembered choices; what is missing or no choice at all is as if nobody had chosen. */
export function readChoices(): Choices {
  const { volume, muted, captions, language } = stored.read();
  return {
    volume: typeof volume === 'number' ? clampVolume(volume) : 1,
    muted: muted === true,
    captions: typeof captions === 'boolean' ? captions : undefined,
    language: typeof language === 'string' ? language : undefined,
  };
}

export function writeChoices(change: Partial<Choices>): void {
  stored.write({ ...stored.read(), ...change });
}
