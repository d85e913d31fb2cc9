type Track = { kind: string };

/**
 * Whether words stand in the picture from the beginning: as the visitor chose, and where nobody has
 * chosen with a film that has `subtitles`. Those belong to the film, such as the words of its cards;
 * `captions` are for who asks for them.
 */
export function showsAtFirst(chosen: boolean | undefined, tracks: readonly Track[]): boolean {
  return chosen ?? tracks.some(({ kind }) => kind === 'subtitles');
}
