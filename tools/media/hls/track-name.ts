import type { Sound } from '../probe/recording';

/** What the files of a track of sound are called: `sound-1-fr`. */
export function trackName({ language }: Pick<Sound, 'language'>, index: number): string {
  return ['sound', index + 1, language?.toLowerCase()].filter(Boolean).join('-');
}
