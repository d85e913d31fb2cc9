import type { Caption, Words } from './score';

/**
 * Words on a card: in the middle of the picture. The site's player knows them by their class
 * (components/player/player.css), a browser's own by the cue's settings.
 */
export function intertitle(beat: number, beats: number, words: Words): Caption {
  const inside = (text: string) => `<c.intertitle>${text}</c>`;
  return {
    ...{ beat, beats, settings: 'line:46% align:center' },
    text: { fr: inside(words.fr), de: inside(words.de) },
  };
}
