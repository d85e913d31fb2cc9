import { attachMediaSession } from '@/lib/player/attach-media-session';
import { findTrack } from '@/lib/player/captions/text-tracks';
import { findTimeline } from '@/lib/player/plyr/plyr-dom';
import type { FeatureContext } from '../player-handle';
import { attachChapterMarks } from './attach-chapter-marks';
import type { Chapter } from './chapters';
import { loadChapters } from './load-chapters';

/** Attaches chapter marks to the seek bar, and the media session, whose track keys move between chapters. */
export function attachChapters({ handle, source, locale, film }: FeatureContext) {
  return withChapters(findTrack(source.tracks, 'chapters', locale)?.src, (chapters) => {
    const timeLine = findTimeline(handle.root);
    const removeMarks = timeLine ? attachChapterMarks(handle, timeLine, chapters) : () => {};
    const endSession = attachMediaSession(handle, {
      title: source.title,
      artist: film.artist,
      artwork: artworkOf(film),
      chapters,
    });
    return () => {
      removeMarks();
      endSession();
    };
  });
}

function artworkOf({ artwork }: FeatureContext['film']): MediaImage[] {
  if (!artwork) return [];
  const type = artwork.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
  return [{ src: artwork, sizes: '1200x630', type }];
}

/**
 * Loads the chapters and calls `attach` with them; with an empty list if there is no file or it fails to
 * load. Returns a cleanup function that also works during loading.
 */
export function withChapters(
  src: string | undefined,
  attach: (chapters: readonly Chapter[]) => () => void,
): () => void {
  if (!src) return attach([]);
  const loading = new AbortController();
  let detach = () => {};
  void loadChapters(src).then((chapters) => {
    if (!loading.signal.aborted) detach = attach(chapters);
  });
  return () => {
    loading.abort();
    detach();
  };
}
