import { chooseLanguage } from '@/lib/player/captions/choose-language';
import { attachChapterMarks } from '@/lib/player/chapters/attach-chapter-marks';
import { withChapters } from '@/lib/player/chapters/with-chapters';
import { attachMediaSession } from '@/lib/player/media-session/attach-media-session';
import { findTimeLine } from '@/lib/player/plyr/plyr-dom';
import type { FeatureContext } from './feature';

/** Attaches chapter marks to the seek bar, and the media session, whose track keys move between chapters. */
export function attachFilmChapters({ handle, source, locale, film }: FeatureContext) {
  const tracks = source.tracks.filter(({ kind }) => kind === 'chapters');
  return withChapters(chooseLanguage(tracks, locale)?.src, (chapters) => {
    const timeLine = findTimeLine(handle.root);
    const takeMarksBack = timeLine ? attachChapterMarks(handle, timeLine, chapters) : () => {};
    const endSession = attachMediaSession(handle, {
      title: source.title,
      artist: film.directors,
      artwork: source.poster ? [{ src: source.poster }] : [],
      chapters,
    });
    return () => {
      takeMarksBack();
      endSession();
    };
  });
}
