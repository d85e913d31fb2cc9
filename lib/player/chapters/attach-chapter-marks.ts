import { findLastStarted } from '@/lib/player/captions/text-tracks';
import type { PlayerHandle } from '@/lib/player/player-handle';
import type { Chapter } from './chapters';

/**
 * Adds ticks to the seek bar where chapters start, and shows the chapter's title at the pointer, or at the
 * playback position while the bar has focus. `timeLine` is the element around the range; its width represents
 * the duration.
 */
export function attachChapterMarks(
  { store }: Pick<PlayerHandle, 'store'>,
  timeLine: HTMLElement,
  chapters: readonly Chapter[],
): () => void {
  if (chapters.length === 0) return () => {};
  const ticks = document.createElement('div');
  ticks.className = 'player-chapter-ticks';
  ticks.setAttribute('aria-hidden', 'true');
  const title = chapterTitle();
  timeLine.append(ticks, title.element);
  const listening = new AbortController();
  const on = (type: string, listener: (event: Event) => void) =>
    timeLine.addEventListener(type, listener, { signal: listening.signal });
  let drawnFor = 0;
  let focused = false;

  const showAt = (time: number) => {
    const { duration, ads } = store.read();
    const chapter = chapters[findLastStarted(chapters, time)];
    if (chapter && duration > 0 && ads !== 'playing')
      title.show(chapter.title, (time / duration) * 100);
    else title.hide();
  };
  const follow = () => {
    const { duration, currentTime } = store.read();
    if (duration !== drawnFor)
      ticks.replaceChildren(...chapterMarks(chapters, duration).map(toTick));
    drawnFor = duration;
    if (focused) showAt(currentTime);
  };

  on('pointermove', (event) => {
    const { left, width } = timeLine.getBoundingClientRect();
    const share = width > 0 ? ((event as PointerEvent).clientX - left) / width : 0;
    showAt(Math.min(1, Math.max(0, share)) * store.read().duration);
  });
  on('pointerleave', title.hide);
  on('focusin', () => {
    focused = true;
    showAt(store.read().currentTime);
  });
  on('focusout', () => {
    focused = false;
    title.hide();
  });
  const unsubscribe = store.subscribe(follow);
  follow();

  return () => {
    unsubscribe();
    listening.abort();
    ticks.remove();
    title.element.remove();
  };
}

function toTick({ percent }: { percent: number }): HTMLElement {
  const tick = document.createElement('span');
  tick.style.left = `${percent}%`;
  return tick;
}

/** A chapter's start on the seek bar, in percent of its width. */
type Mark = Chapter & { percent: number };

/** The ticks: none at 0, none past the end, none before the duration is known. */
function chapterMarks(chapters: readonly Chapter[], duration: number): Mark[] {
  if (!Number.isFinite(duration) || duration <= 0) return [];
  return chapters
    .filter(({ startTime }) => startTime > 0 && startTime < duration)
    .map((chapter) => ({ ...chapter, percent: (chapter.startTime / duration) * 100 }));
}

/**
 * The tooltip above the seek bar (and above the thumbnail, if any) that names a chapter. The title is set as
 * text, never as markup.
 */
function chapterTitle() {
  const element = document.createElement('div');
  element.className = 'player-chapter-title';
  // Screen readers get the chapters from the chapter list.
  element.setAttribute('aria-hidden', 'true');
  element.hidden = true;
  return {
    element,
    /** `percent` of the seek bar's width. The tooltip is shifted so that it stays inside at both ends. */
    show(title: string, percent: number) {
      element.textContent = title;
      element.style.left = `${percent}%`;
      element.style.translate = `${-percent}%`;
      element.hidden = false;
    },
    hide() {
      element.hidden = true;
    },
  };
}
