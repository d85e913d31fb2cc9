import type { Film } from './film';

/** Ways to follow a film for whom picture or sound alone is not enough, each with its languages; in the order of pages. */
export const accessKinds = [
  'captions',
  'audioDescription',
  'textDescription',
  'signLanguage',
  'transcript',
] as const;

export type AccessKind = (typeof accessKinds)[number];

/**
 * What the film itself (no trailer) has of each: the editors' word, and what its tracks prove. Captions are those for
 * the deaf; subtitles that only translate are none, but make a transcript.
 */
export function accessOf({ media, access }: Pick<Film, 'media' | 'access'>) {
  const tracks = [media.film, media.audio].flatMap((medium) => medium?.tracks ?? []);
  const inTracks = (...kinds: string[]) =>
    tracks.filter(({ kind }) => kinds.includes(kind)).map(({ srclang }) => srclang);
  return {
    captions: each([...inTracks('captions'), ...(access?.captions ?? [])]),
    audioDescription: each(access?.audioDescription ?? []),
    textDescription: each(inTracks('descriptions')),
    signLanguage: each(access?.signLanguage ?? []),
    transcript: each(inTracks('captions', 'subtitles')),
  } satisfies Record<AccessKind, string[]>;
}

function each(languages: readonly string[]): string[] {
  return [...new Set(languages)];
}
