// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createHandle } from '@/lib/player/plyr/create-handle';
import type { Plyr } from '@/lib/player/plyr/plyr';
import { createStore } from '@/lib/player/state/create-store';

function open(tracks?: number[], isVideo = true) {
  const media = { textTracks: tracks };
  const player = { currentTrack: -1, isVideo, media, toggleCaptions: vi.fn() };
  player.toggleCaptions.mockImplementation(() => {
    player.currentTrack = player.currentTrack < 0 ? 0 : -1;
  });
  const handle = createHandle({
    ...{ root: document.body, provider: 'html5', store: createStore() },
    ...{ player: player as unknown as Plyr, play: vi.fn(), pause: vi.fn() },
  });
  return { handle, player };
}

test('who toggles captions hears whether they are shown now', () => {
  const { handle } = open([1, 2]);
  expect(handle.toggleCaptions()).toBe(true);
  expect(handle.toggleCaptions()).toBe(false);
});

test('where there are none nothing is toggled, for Plyr would throw', () => {
  for (const { handle, player } of [open([]), open(), open([1], false)]) {
    expect(handle.toggleCaptions()).toBeUndefined();
    expect(player.toggleCaptions).not.toHaveBeenCalled();
  }
});
