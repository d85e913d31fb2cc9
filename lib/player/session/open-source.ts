import { createMedia } from '@/lib/player/plyr/create-media';
import { wasBegun } from '@/lib/player/source/early-media';
import { elementFacts } from '@/lib/player/state/element-facts';
import { watchMedia } from '@/lib/player/state/watch-media';
import { takeBackAll } from '@/lib/player/take-back';
import { beginAtOnce } from './begin-at-once';
import { chooseBeginning } from './choose-beginning';
import { openMedia } from './open-media';
import { runNative } from './run-native';
import { runSource } from './run-source';
import type { SourceSettings, Start } from './settings';

/** Opens one of the sources with a player of its own. Returns the way to close it, also while it opens. */
export function openSource(settings: SourceSettings, index: number, start: Start): () => void {
  const { source, stage, store, locale, film, gated } = settings;
  const part = source.sources[index];
  if (!part) throw new Error('Invalid source format');
  const closing = new AbortController();
  const closers: (() => void)[] = [];
  const keep = (closer: () => void) => closers.unshift(closer);
  const element = createMedia(source, part);
  const media = element instanceof HTMLMediaElement ? element : undefined;
  // A box of its own: what is closed late must not empty the stage of what came after it.
  const box = document.createElement('div');
  box.append(element);
  stage.append(box);
  store.write({ status: 'loading', failure: undefined, source: index, seen: false });
  if (media) keep(() => release(media));

  const close = () => {
    closing.abort();
    takeBackAll(closers.splice(0));
    box.remove();
  };
  const open = async () => {
    const stream = media && (await openMedia(media, part, locale, store, closing.signal));
    if (stream) keep(stream.close);
    if (closing.signal.aborted) return close();
    const at = start.at ?? chooseBeginning(film, source.type);
    // Pressed and already running, or stopped again by its own controls: either is the visitor's.
    const begun = media !== undefined && wasBegun(media);
    const atOnce = begun || (media !== undefined && start.play && !gated);
    if (atOnce && !begun) beginAtOnce(media, at, store);
    // It runs before its player is there, and for as long as that does not come.
    const stopWatching = atOnce ? watchMedia(media, () => elementFacts(media), store) : () => {};
    const play = begun ? !media.paused : start.play;
    const opened = { part, index, element, media, stream, play, at: atOnce ? undefined : at };
    keep(stopWatching);
    await runSource(settings, opened, closing.signal, keep);
    stopWatching();
    if (closing.signal.aborted) close();
  };
  open().catch((error: unknown) => {
    if (closing.signal.aborted || store.read().status === 'failed') return;
    // There is a film to play, and only the player is missing.
    if (media?.src) {
      settings.keys.close();
      keep(runNative(media, store, start.play));
      reportError(error);
      return;
    }
    const unreachable = error instanceof DOMException && error.name === 'NetworkError';
    store.write({ status: 'failed', failure: unreachable ? 'network' : 'unknown' });
    if (!unreachable) reportError(error);
  });
  return close;
}

/** Lets go of the file's connection and of its decoded pictures. */
function release(media: HTMLMediaElement) {
  media.pause();
  media.removeAttribute('src');
  media.load();
}
