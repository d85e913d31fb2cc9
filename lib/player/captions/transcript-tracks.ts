type Track = { kind: string; srclang: string; src: string; label?: string };

/** The tracks of the transcript: captions before subtitles, one for each language, each with a label. */
export function transcriptTracks(tracks: readonly Track[]) {
  const wanted = ['captions', 'subtitles'].flatMap((kind) =>
    tracks.filter((track) => track.kind === kind),
  );
  return wanted
    .filter(({ srclang }, index) => wanted.findIndex((one) => one.srclang === srclang) === index)
    .map(({ srclang, src, label = srclang }) => ({ srclang, src, label }));
}
