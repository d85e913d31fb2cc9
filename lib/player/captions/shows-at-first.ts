type Track = { kind: string };

/**
 * Whether captions are on at first: the visitor's choice, else on for films with `subtitles`. Subtitles are
 * part of the film (such as translated intertitles); `captions` are opt-in.
 */
export function showsAtFirst(chosen: boolean | undefined, tracks: readonly Track[]): boolean {
  return chosen ?? tracks.some(({ kind }) => kind === 'subtitles');
}
