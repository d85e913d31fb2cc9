import type { Sound } from '../probe/recording';

/** ffmpeg's arguments for one track: stereo AAC is copied, anything else is encoded to it. */
export function soundArguments({ codec, channels }: Sound): string[] {
  if (codec === 'aac' && channels <= 2) return ['-c:a', 'copy'];
  return [
    '-c:a',
    'aac',
    '-b:a',
    channels === 1 ? '96k' : '160k',
    '-ac',
    channels === 1 ? '1' : '2',
  ];
}

/** ffmpeg's arguments, after the input, for an audio work. */
export function listeningArguments(sound: Sound): string[] {
  const container = ['-map_metadata', '-1', '-map_chapters', '-1', '-movflags', '+faststart'];
  return ['-map', `0:${sound.stream}`, ...soundArguments(sound), ...container];
}
