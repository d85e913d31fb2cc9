// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { defaultCaptionStyle } from '@/lib/player/captions/caption-style';
import { readPreferences, writePreferences } from '@/lib/player/session/preferences';
import { rememberPreferences } from '@/lib/player/session/remember-preferences';
import { createStore } from '@/lib/player/state/player-store';

const defaults = {
  captionLook: defaultCaptionStyle,
  descriptions: false,
  spokenDescriptions: false,
  volume: 1,
  muted: false,
};

test.each([
  ...['{', 'null', '"loud"', '{"volume":"loud","captions":1}'],
  '{"volume":7,"muted":"yes","language":3}',
])('the stored value %s is read as the defaults', (stored) => {
  localStorage.setItem('bobine-player', stored);
  expect(readPreferences()).toEqual(defaults);
});

test('a change leaves the other settings', () => {
  writePreferences({ volume: 0.3 });
  writePreferences({ captions: true, language: 'de' });
  expect(readPreferences()).toEqual({ ...defaults, volume: 0.3, captions: true, language: 'de' });
});

function open() {
  const root = document.createElement('div');
  const inner = root.appendChild(document.createElement('button'));
  const events = new EventTarget();
  const store = createStore();
  let language = 'fr';
  const given = { root, store, events, locale: 'fr', captionLanguage: () => language };
  const stop = rememberPreferences(given);
  /** An event of the player’s captions, with their language. */
  const fire = (type: string, now = language) => {
    language = now;
    events.dispatchEvent(new Event(type));
  };
  const use = (type = 'keydown') => inner.dispatchEvent(new Event(type, { bubbles: true }));
  return { store, stop, fire, use };
}
const stored = () => localStorage.getItem('bobine-player');

test.each(['pointerdown', 'keydown'])(
  'changes are stored after a %s; captions in the page’s language without a language',
  (type) => {
    const { store, fire, use } = open();
    store.write({ muted: true });
    for (const change of ['captionsenabled', 'captionsdisabled', 'languagechange']) fire(change);
    expect(stored()).toBeNull();
    use(type);
    fire('captionsenabled');
    expect(readPreferences()).toMatchObject({ captions: true, language: undefined });
    fire('languagechange', 'de');
    store.write({ volume: 0.2 });
    expect(readPreferences()).toMatchObject({ captions: true, language: 'de', volume: 0.2 });
    fire('captionsdisabled');
    expect(readPreferences().captions).toBe(false);
  },
);
