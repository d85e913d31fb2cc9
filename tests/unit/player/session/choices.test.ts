// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readChoices, writeChoices } from '@/lib/player/session/choices';
import { rememberChoices } from '@/lib/player/session/remember-choices';
import { createStore } from '@/lib/player/state/create-store';

beforeEach(() => localStorage.clear());

test.each(['{', 'null', '"loud"', '{"volume":"loud","captions":1}'])(
  'a stored value of %s is as if nobody had chosen',
  (stored) => {
    localStorage.setItem('bobine-player', stored);
    expect(readChoices()).toEqual({ volume: 1, muted: false });
  },
);

test('choices are kept beside each other', () => {
  writeChoices({ volume: 0.3 });
  writeChoices({ captions: true, language: 'de' });
  expect(readChoices()).toEqual({ volume: 0.3, muted: false, captions: true, language: 'de' });
});

test('only what the visitor does is remembered, and captions in the page’s language follow the page', () => {
  const root = document.createElement('div');
  const events = new EventTarget();
  const store = createStore();
  let language = 'fr';
  rememberChoices({ root, store, events, locale: 'fr', captionLanguage: () => language });
  store.write({ muted: true });
  events.dispatchEvent(new Event('captionsenabled'));
  expect(localStorage.getItem('bobine-player')).toBeNull();
  root.dispatchEvent(new Event('pointerdown'));
  events.dispatchEvent(new Event('captionsenabled'));
  expect(readChoices()).toMatchObject({ captions: true, language: undefined });
  language = 'de';
  events.dispatchEvent(new Event('languagechange'));
  store.write({ volume: 0.2 });
  expect(readChoices()).toMatchObject({ language: 'de', volume: 0.2 });
});
