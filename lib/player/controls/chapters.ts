import { findLastStarted, findTrack } from '@/lib/player/captions/text-tracks';
import { chapterCommands } from '@/lib/player/chapters/chapters';
import { loadChapters } from '@/lib/player/chapters/load-chapters';
import { type Control, type KeyContext, readNow } from './control';

/** Seeks to the previous or the next chapter. */
export const chapters: Control = {
  keys: { 'Ctrl+ArrowLeft': goTo('previous'), 'Ctrl+ArrowRight': goTo('next') },
  row: ({ keyControl, keysChapters }) => ({
    keys: [keyControl, '←', '→'],
    description: keysChapters,
  }),
};

function goTo(direction: 'previous' | 'next') {
  return async ({ handle, source, locale, announce }: KeyContext) => {
    const track = findTrack(source.tracks, 'chapters', locale);
    if (!track) return;
    const list = await loadChapters(track.src);
    chapterCommands(handle, list)[direction]();
    const chapter = list[findLastStarted(list, readNow(handle).currentTime)];
    if (chapter) announce({ label: chapter.title });
  };
}
