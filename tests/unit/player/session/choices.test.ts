import { beforeEach, expect, test } from 'vitest';
import { defaultLook } from '@/lib/player/captions/caption-look';
import { readPreferences, writePreferences } from '@/lib/player/session/preferences';
import { rememberPreferences } from '@/lib/player/session/remember-preferences';
import { createStore } from '@/lib/player/state/player-store';

// @vitest-environment jsdom

beforeEach(() => localStorage.clear());

const usual = { captionLook: defaultLook, descriptions: false, volume: 1, muted: false };

test.each([
  ...['{', 'null', '"loud"', '{"volume":"loud","captions":1}'],
  '{"volume":7,"muted":"yes","language":3}',
])('a stored value of %s is as if nobody had chosen', (stored) => {
  localStorage.setItem('bobine-player', stored);
  expect(readPreferences()).toEqual(usual);
});

test('choices are kept beside each other', () => {
  writePreferences({ volume: 0.3 });
  writePreferences({ captions: true, language: 'de' });
  expect(readPreferences()).toEqual({ ...usual, volume: 0.3, captions: true, language: 'de' });
});

function open() {
  const root = document.createElement('div');
  const inner = root.appendChild(document.createElement('button'));
  const events = new EventTarget();
  const store = createStore();
  let language = 'fr';
  const given = { root, store, events, locale: 'fr', captionLanguage: () => language };
  const stop = rememberPreferences(given);
  /** What the player tells of its captions, in the language they are in by then. */
  const tell = (type: string, now = language) => {
    language = now;
    events.dispatchEvent(new Event(type));
  };
  const use = (type = 'keydown') => inner.dispatchEvent(new Event(type, { bubbles: true }));
  return { store, stop, tell, use };
}
const kept = () => localStorage.getItem('bobine-player');

test.each(['pointerdown', 'keydown'])(
  'only what the visitor does, from a %s on, is remembered; captions in the page’s language follow the page',
  (type) => {
    const { store, tell, use } = open();
    store.write({ muted: true });
    for (const change of ['captionsenabled', 'captionsdisabled', 'languagechange']) tell(change);
    expect(kept()).toBeNull();
    use(type);
    tell('captionsenabled');
    expect(readPreferences()).toMatchObject({ captions: true, language: undefined });
    tell('languagechange', 'de');
    store.write({ volume: 0.2 });
    expect(readPreferences()).toMatchObject({ captions: true, language: 'de', volume: 0.2 });
    tell('captionsdisabled');
    expect(readPreferences().captions).toBe(false);
  },
);

test('nothing is remembered of what is no choice, or has not changed', () => {
  const { store, use } = open();
  use();
  store.write({ currentTime: 3 });
  expect(kept()).toBeNull();
  store.write({ volume: 0.5 });
  localStorage.clear();
  store.write({ currentTime: 4 });
  expect(kept()).toBeNull();
});

test('nothing is remembered of a player that is gone', () => {
  const { store, stop, tell, use } = open();
  use();
  stop();
  store.write({ volume: 0.5 });
  for (const change of ['captionsdisabled', 'captionsenabled']) tell(change);
  expect(kept()).toBeNull();
});
