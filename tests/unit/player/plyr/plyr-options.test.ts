// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { type PlyrSettings, plyrOptions } from '@/lib/player/plyr/plyr-options';
import french from '@/messages/fr.json';

const settings: PlyrSettings = {
  source: {
    ...{ type: 'video', title: 'Nosferatu', autoplay: false, tracks: [] },
    sources: [{ provider: 'html5', src: '/film.mp4' }],
  },
  words: french.Player,
  locale: 'fr',
  captions: { active: false, language: 'fr' },
  ...{ volume: 0.4, muted: false },
  togglePlay: vi.fn(),
};

/** Every text among the options, however deep. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

test('nothing of it lies on another host', () => {
  const addresses = texts(plyrOptions(settings)).filter((text) => /^(https?:)?\/\//.test(text));
  expect(addresses).toEqual([location.origin]);
  expect(plyrOptions(settings)).toMatchObject({
    iconUrl: '/player/icons.svg',
    blankVideo: '/player/blank.mp4',
  });
});

test('what Plyr does badly is off: storage, keys, advertisements, thumbnails', () => {
  expect(plyrOptions(settings)).toMatchObject({
    storage: { enabled: false },
    keyboard: { focused: false, global: false },
    ads: { enabled: false },
    previewThumbnails: { enabled: false },
  });
});

test('providers are asked not to follow the visitor', () => {
  expect(plyrOptions(settings)).toMatchObject({
    youtube: { noCookie: true },
    vimeo: { dnt: 1 },
  });
});

test('a stream’s heights are offered with our own choice first, named in the visitor’s words', () => {
  const choose = vi.fn();
  const quality = { options: [0, 720, 240], start: 0, choose };
  expect(plyrOptions({ ...settings, quality })).toMatchObject({
    quality: { default: 0, options: [0, 720, 240], forced: true, onChange: choose },
    i18n: { qualityLabel: { 0: 'Automatique' } },
  });
});

test('where there is no quality to choose, the settings do not list it', () => {
  expect(plyrOptions(settings)).toMatchObject({ settings: ['captions', 'speed'] });
  const quality = { options: [720, 240], start: 720, choose: vi.fn() };
  expect(plyrOptions({ ...settings, quality })).toMatchObject({
    settings: ['captions', 'quality', 'speed'],
  });
});

test('an audio work has neither ratio nor full screen', () => {
  const options = plyrOptions({ ...settings, source: { ...settings.source, type: 'audio' } });
  expect(options).not.toHaveProperty('ratio');
  expect((options as { controls: string[] }).controls).not.toContain('fullscreen');
});

test('the play button asks us, and Plyr does nothing more', () => {
  const { listeners } = plyrOptions(settings) as { listeners: { play: () => unknown } };
  expect(listeners.play()).toBe(false);
  expect(settings.togglePlay).toHaveBeenCalledOnce();
});

test('YouTube is told the language and the site, and not the page', () => {
  history.replaceState(null, '', '/movie/sintel');
  expect(plyrOptions({ ...settings, locale: 'de' })).toMatchObject({
    youtube: { hl: 'de', widget_referrer: location.origin },
  });
});
