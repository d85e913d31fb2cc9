import type { Messages } from '@/lib/i18n/messages';
import type { LivePosition } from '@/lib/player/hls/stream';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { addBesideTimes } from '@/lib/player/plyr/plyr-dom';
import type { Control } from './control';

/** A button that marks a stream as live and returns to the live picture. */
export const live: Control = {
  attach: ({ handle, stream, messages }) =>
    stream?.live ? attachLiveButton(handle, stream.live, messages) : () => {},
};

/** Seconds behind the live picture that still count as live. */
const tolerance = 10;

function attachLiveButton(
  { root, store, seek, play }: PlayerHandle,
  position: LivePosition,
  messages: Pick<Messages['Player'], 'live' | 'liveReturn'>,
): () => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'player-live';
  addBesideTimes(root, button);
  function show() {
    const { status, currentTime } = store.read();
    const isBehind = status === 'paused' || (position() ?? 0) - currentTime > tolerance;
    if (button.dataset.behind === String(isBehind)) return;
    button.dataset.behind = String(isBehind);
    button.textContent = isBehind ? messages.liveReturn : messages.live;
  }
  button.addEventListener('click', () => {
    const now = position();
    if (now !== undefined) seek(now);
    play();
  });
  show();
  const unsubscribe = store.subscribe(show);
  return () => {
    unsubscribe();
    button.remove();
  };
}
