import { isCaptions } from '@/lib/player/captions/text-tracks';
import type { Film } from './film';

/** Kinds of accessibility for visitors who cannot follow picture or sound, in display order. */
export const accessKinds = [
  'captions',
  'audioDescription',
  'textDescription',
  'signLanguage',
  'transcript',
] as const;

export type AccessKind = (typeof accessKinds)[number];

/**
 * The languages of each kind for the film itself, not its trailer: from the editors' record and from its
 * tracks. Only tracks of kind `captions` are captions for the deaf; subtitles count for the transcript only.
 */
export function accessOf({ media, access }: Pick<Film, 'media' | 'access'>) {
  const tracks = [media.film, media.audio].flatMap((medium) => medium?.tracks ?? []);
  const inTracks = (...kinds: string[]) =>
    tracks.filter(({ kind }) => kinds.includes(kind)).map(({ srclang }) => srclang);
  return {
    captions: unique([...inTracks('captions'), ...(access?.captions ?? [])]),
    audioDescription: unique(access?.audioDescription ?? []),
    textDescription: unique(inTracks('descriptions')),
    signLanguage: unique(access?.signLanguage ?? []),
    transcript: unique(inTracks('captions', 'subtitles')),
  } satisfies Record<AccessKind, string[]>;
}

function unique(languages: readonly string[]): string[] {
  return [...new Set(languages)];
}

/** Languages of the captions and subtitles of a film on the site. */
export function captionLanguages({ media }: Pick<Film, 'media'>): string[] {
  const tracks = [media.film, media.audio].flatMap((source) => source?.tracks ?? []);
  const textTracks = tracks.filter(isCaptions);
  return [...new Set(textTracks.map(({ srclang }) => srclang))];
}
