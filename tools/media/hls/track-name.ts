import type { Sound } from '../probe/recording';

/** Base name of an audio track's files: `sound-1-fr`. */
export function trackName({ language }: Pick<Sound, 'language'>, index: number): string {
  return ['sound', index + 1, language?.toLowerCase()].filter(Boolean).join('-');
}
