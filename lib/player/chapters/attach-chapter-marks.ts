import { lastBegun } from '@/lib/player/captions/last-begun';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { chapterMarks } from './chapter-marks';
import { chapterTitle } from './chapter-title';
import type { Chapter } from './to-chapters';

/**
 * Ticks on the seek bar where chapters begin. The title of the chapter shows where the pointer is, and
 * at the film's own position while the bar has focus. `timeLine` is the element around the range,
 * whose width stands for the duration.
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
    const chapter = chapters[lastBegun(chapters, time)];
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
