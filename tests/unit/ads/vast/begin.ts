import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { createAds } from '@/lib/ads/create-ads';
import { createVastBackend } from '@/lib/ads/vast/create-vast-backend';
import { stubPlayer } from '../stub-player';
import { words } from '../words';

export const fixture = (name: string) =>
  readFileSync(new URL(`../fixtures/${name}`, `file://${__filename}`), 'utf8');
export const config = {
  backend: 'vast',
  tag: '/ads/tag.xml',
  publisherId: 'p',
  channelId: 'c',
} as const;
export const respond =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });

/** A player with the VAST backend whose play button has just been pressed. */
export function begin(fetch: (url: string, init: RequestInit) => Promise<Response>) {
  const player = stubPlayer();
  const asked = vi.fn(fetch);
  vi.stubGlobal('fetch', asked);
  const warn = vi.fn();
  const load = async () => createVastBackend;
  const ads = createAds(player.handle, { config, language: 'fr', words, warn, load });
  const playing = player.media.play();
  playing.catch(() => {});
  return { ...player, ads, asked, warn, playing };
}

export const settle = () => vi.advanceTimersByTimeAsync(50);
