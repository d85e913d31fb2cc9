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

/** The file of a track; empty for one of a stream. */
function findSource(container: HTMLElement, track: TextTrack): string {
  const element = [...container.querySelectorAll('track')].find((one) => one.track === track);
  return element?.src ?? '';
}

/** The cues, those of the same height below each other. */
function stackCues(cues: readonly VTTCue[], styles: readonly CueStyle[]): HTMLElement[] {
  const stacks = new Map<number, HTMLElement>();
  for (const cue of cues) {
    const place = placeCue(cue);
    const stack = stacks.get(place.above) ?? createStack(place);
    stacks.set(place.above, stack);
    stack.append(createLine(cue, place, styles));
  }
  return [...stacks.values()];
}

function createStack({ above }: CuePlace): HTMLElement {
  const stack = document.createElement('div');
  stack.className = 'cues';
  stack.style.setProperty('--cues-above', String(above));
  return stack;
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
