import { applyCueStyles, type CueStyle, readCueStyles } from '@/lib/player/captions/cue-styles';
import { type CuePlace, placeCue } from '@/lib/player/captions/place-cue';
import { fetchWithRetry } from '@/lib/primitives/http/fetch';
import type { Plyr } from './load-plyr';
import { createCaption, findCaptions } from './plyr-dom';

/**
 * Draws the captions at the positions of their cues and with the styles of their file. Plyr writes all cues
 * into one line at the lower edge, and each time its output is replaced. A provider's captions stay as Plyr
 * writes them.
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

  /**
   * Fetches a caption file again for its styles, which the browser does not expose. The file is in the
   * browser's cache by now.
   */
  async function loadStyles(src: string) {
    styles.set(src, []);
    const response = await fetchWithRetry(src, { signal: stopping.signal }).catch(() => undefined);
    styles.set(src, readCueStyles((await response?.text().catch(() => '')) ?? ''));
    if (!stopping.signal.aborted && styles.get(src)?.length) render();
  }

  // This is Plyr's own event at its container. The native `cuechange` does not bubble.
  container.addEventListener('cuechange', render, { signal: stopping.signal });
  return () => stopping.abort();
}

/** The URL of a track's file. Empty for a stream's track, whose element gets an empty `data:` file from hls.js. */
function findSource(container: HTMLElement, track: TextTrack): string {
  const element = [...container.querySelectorAll('track')].find((one) => one.track === track);
  return element && !element.src.startsWith('data:') ? element.src : '';
}

/** Difference of two heights in percent below which lines of two rows would overlap in a small player. */
const rowDistance = 12;

/** The cues from top to bottom. Cues at about the same height form one stack, at the height of its lowest cue. */
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
