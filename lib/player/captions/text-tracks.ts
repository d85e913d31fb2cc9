/** The track in the page's language, else the first track; undefined for an empty list. */
export function chooseTrack<Track extends { srclang: string }>(
  tracks: readonly Track[],
  locale: string,
): Track | undefined {
  return tracks.find(({ srclang }) => srclang === locale) ?? tracks[0];
}

/** The track of a kind in the page's language, else the first of that kind. */
export function findTrack<Track extends { kind: string; srclang: string }>(
  tracks: readonly Track[],
  kind: Track['kind'],
  locale: string,
): Track | undefined {
  const ofKind = tracks.filter((track) => track.kind === kind);
  return chooseTrack(ofKind, locale);
}

type LabelledTrack = { kind: string; srclang: string; src: string; label?: string };

/** Whether a track has captions or subtitles. */
export const isCaptions = ({ kind }: { kind: string }) =>
  kind === 'captions' || kind === 'subtitles';

/** The tracks of the transcript: captions before subtitles, one for each language, each with a label. */
export function transcriptTracks(tracks: readonly LabelledTrack[]) {
  const candidates = ['captions', 'subtitles'].flatMap((kind) =>
    tracks.filter((track) => track.kind === kind),
  );
  return candidates
    .filter(
      ({ srclang }, index) => candidates.findIndex((one) => one.srclang === srclang) === index,
    )
    .map(({ srclang, src, label = srclang }) => ({ srclang, src, label }));
}

/** The item that runs at `time`; undefined between two items. */
export function findRunning<Item extends { startTime: number; endTime: number }>(
  items: readonly Item[],
  time: number,
): Item | undefined {
  const item = items[findLastStarted(items, time)];
  return item && time < item.endTime ? item : undefined;
}

/** Tolerance in seconds: a seek may land one frame before its cue. */
const tolerance = 0.05;

/**
 * Index of the last item that started at or before `time`, -1 before the first. An item stays current during
 * the silence after it. Items are sorted by `startTime` (seconds).
 */
export function findLastStarted(items: readonly { startTime: number }[], time: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.startTime ?? 0) <= time + tolerance) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
