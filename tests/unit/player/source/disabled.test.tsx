// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test } from 'vitest';
import { PlainPlayer } from '@/components/player/plain-player';
import { mediaSchema } from '@/lib/content/schema/media';
import { siteSchema } from '@/lib/content/schema/site';
import fr from '@/messages/fr.json' with { type: 'json' };

afterEach(cleanup);

const media = (source: object) => ({
  ...mediaSchema.parse({ type: 'video', sources: [source] }),
  title: undefined,
});
const embed = {
  provider: 'youtube',
  name: 'YouTube',
  page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
} as const;
const show = (props: Parameters<typeof PlainPlayer>[0]) =>
  render(
    <NextIntlClientProvider locale="fr" messages={fr}>
      <PlainPlayer {...props} />
    </NextIntlClientProvider>,
  ).container;

test('a house may turn the player off: its films have the browser’s own, and the page says so', () => {
  expect(siteSchema.shape.player.parse(false)).toBe(false);
  const film = media({ provider: 'html5', src: '/media/film.mp4' });
  const container = show({ media: film, title: 'Nerven' });
  expect(container.querySelector('video')?.hasAttribute('controls')).toBe(true);
  expect(container.querySelector('[data-player-error]')?.getAttribute('data-player-error')).toBe(
    'Setup failed: disabled by config',
  );
});

test('a provider’s film is then at the provider’s', () => {
  const film = media({ provider: 'youtube', src: 'aqz-KE-bpKQ' });
  expect(show({ media: film, title: 'Sintel', embed }).querySelector('a')?.href).toBe(embed.page);
});
