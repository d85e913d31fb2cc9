import { applyCueStyles, type CueStyle, readCueStyles } from '@/lib/player/captions/cue-styles';
import { type CuePlace, placeCue } from '@/lib/player/captions/place-cue';
import { fetchWithRetry } from '@/lib/primitives/http/fetch';
import type { Plyr } from './load-plyr';
import { createCaption, findCaptions } from './plyr-dom';

/**
 * Draws the captions where their cues say and in the colours of their file. Plyr writes all cues into one line at the
 * lower edge; each time it does, they are drawn again. A provider's captions stay as Plyr writes them.
 */
export function renderCues(container: HTMLElement, player: Plyr): () => void {
  const stopping = new AbortController();
  const styles = new Map<string, readonly CueStyle[]>();

  function render() {
    const box = findCaptions(container);
    const track = player.captions.currentTrackNode;
    const cues = [...(track?.activeCues ?? [])] as VTTCue[];
    if (!box || !track || cues.length === 0) return;
    const src = findSource(container, track);
    box.replaceChildren(...stackCues(cues, styles.get(src) ?? []));
    if (src && !styles.has(src)) void loadStyles(src);
  }

  /** The browser keeps a file's styles to itself. The file is in its cache by now. */
  async function loadStyles(src: string) {
    styles.set(src, []);
    const response = await fetchWithRetry(src, { signal: stopping.signal }).catch(() => undefined);
    styles.set(src, readCueStyles((await response?.text().catch(() => '')) ?? ''));
    if (!stopping.signal.aborted && styles.get(src)?.length) render();
  }

  // Plyr's event at its container; the media's own does not bubble.
  container.addEventListener('cuechange', render, { signal: stopping.signal });
  return () => stopping.abort();
}

/** The file of a track; empty for one of a stream, whose element hls.js gives an empty file (`data:`). */
function findSource(container: HTMLElement, track: TextTrack): string {
  const element = [...container.querySelectorAll('track')].find((one) => one.track === track);
  return element && !element.src.startsWith('data:') ? element.src : '';
}

/** Difference of two heights in percent below which lines of two rows would overlap in a small player. */
const rowDistance = 12;

/** The cues from top to bottom, those of about the same height below each other, at the height of the lowest. */
function stackCues(cues: readonly VTTCue[], styles: readonly CueStyle[]): HTMLElement[] {
  const placed = cues.map((cue) => ({ cue, place: placeCue(cue) }));
  const stacks: HTMLElement[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { cue, place } of placed.sort((a, b) => a.place.above - b.place.above)) {
    const isNear = place.above - last < rowDistance;
    const stack = (isNear && stacks.at(-1)) || document.createElement('div');
    if (!isNear) stacks.push(stack);
    stack.className = 'cues';
    stack.style.setProperty('--cues-above', String(place.above));
    stack.append(createLine(cue, place, styles));
    last = place.above;
  }
  return stacks;
}

function createLine(cue: VTTCue, { left, width, align }: CuePlace, styles: readonly CueStyle[]) {
  const line = document.createElement('div');
  const caption = createCaption(cue.getCueAsHTML());
  applyCueStyles(caption, styles);
  line.style.marginLeft = `${left}%`;
  line.style.width = `${width}%`;
  line.style.textAlign = align;
  line.append(caption);
  return line;
}
