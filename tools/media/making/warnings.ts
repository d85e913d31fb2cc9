import type { Recording } from '../probe/recording';

/** What the person who brings a film should know before waiting for it. */
export function warnings({ picture, sound, subtitles }: Recording): string[] {
  const said: string[] = [];
  if (!picture) said.push('No moving picture: a work to listen to.');
  if (picture && sound.length === 0) said.push('No sound track: a silent film.');
  if (picture?.highDynamicRange) {
    said.push(
      'The film is in HDR: its colours will look pale. Bring a graded SDR copy if there is one.',
    );
  }
  const unnamed = sound.length > 1 && sound.some(({ language }) => !language);
  if (unnamed) said.push('A sound track does not say its language: the player can only number it.');
  if (subtitles) {
    said.push(
      'The subtitles inside the file are not taken over. Each that is text becomes a file with: ffmpeg -i <film> -map 0:s:0 captions.fr.vtt',
    );
  }
  return said;
}
