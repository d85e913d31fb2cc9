// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayerHost } from '@/components/player/player-host';
import fr from '@/messages/fr.json' with { type: 'json' };

const openPlyr = vi.hoisted(() => vi.fn());
vi.mock('@/lib/player/plyr/open-plyr', () => ({ openPlyr }));
vi.mock('@/lib/player/plyr/load-plyr', () => ({ loadPlyr: vi.fn() }));

const source = {
  ...{ type: 'video' as const, title: 'Film', autoplay: false, tracks: [] },
  sources: [{ provider: 'html5' as const, src: '/film.mp4' }],
};
const film = { slug: 'film', artist: '', ads: false };
beforeEach(() => {
  vi.useFakeTimers();
  HTMLElement.prototype.scrollIntoView = vi.fn();
  HTMLMediaElement.prototype.pause = vi.fn();
  HTMLMediaElement.prototype.load = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('StrictMode, which mounts twice, leaves one running player', async () => {
  const { container } = render(
    <StrictMode>
      <PlayerHost source={source} film={film} locale="fr" messages={fr.Player} />
    </StrictMode>,
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(container.querySelectorAll('video')).toHaveLength(1);
  const [active] = openPlyr.mock.calls.filter(([, , , signal]) => !signal.aborted);
  expect(active?.[1]).toBe(container.querySelector('video'));
  expect(container.querySelector('section')?.dataset.playerState).toBe('loading');
});
