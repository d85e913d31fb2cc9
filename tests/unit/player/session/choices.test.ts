// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import { usualLook } from '@/lib/player/captions/caption-look';
import { readChoices, writeChoices } from '@/lib/player/session/choices';
import { rememberChoices } from '@/lib/player/session/remember-choices';
import { createStore } from '@/lib/player/state/create-store';

beforeEach(() => localStorage.clear());

const usual = { captionLook: usualLook, descriptions: false };

test.each(['{', 'null', '"loud"', '{"volume":"loud","captions":1}'])(
  'a stored value of %s is as if nobody had chosen',
  (stored) => {
    localStorage.setItem('bobine-player', stored);
    expect(readChoices()).toEqual({ ...usual, volume: 1, muted: false });
  },
);

test('choices are kept beside each other', () => {
  writeChoices({ volume: 0.3 });
  writeChoices({ captions: true, language: 'de' });
  expect(readChoices()).toEqual({
    ...{ ...usual, volume: 0.3, muted: false, captions: true, language: 'de' },
  });
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

function open(locale = 'fr') {
  const root = document.createElement('div');
  const inner = document.createElement('button');
  root.append(inner);
  const events = new EventTarget();
  const store = createStore();
  const given = { root, store, events, locale, captionLanguage: () => 'de' };
  return { inner, events, store, stop: rememberChoices(given) };
}

const kept = () => localStorage.getItem('bobine-player');

test('captions that are put away are remembered too, if the visitor did it', () => {
  const { inner, events } = open();
  events.dispatchEvent(new Event('captionsdisabled'));
  events.dispatchEvent(new Event('languagechange'));
  expect(kept()).toBeNull();
  inner.dispatchEvent(new Event('keydown', { bubbles: true }));
  events.dispatchEvent(new Event('captionsdisabled'));
  expect(readChoices().captions).toBe(false);
  events.dispatchEvent(new Event('languagechange'));
  expect(readChoices()).toMatchObject({ captions: true, language: 'de' });
});

test('nothing is remembered of what is no choice, or has not changed', () => {
  const { inner, store } = open();
  inner.dispatchEvent(new Event('keydown', { bubbles: true }));
  store.write({ currentTime: 3 });
  expect(kept()).toBeNull();
  store.write({ volume: 0.5 });
  localStorage.clear();
  store.write({ currentTime: 4 });
  expect(kept()).toBeNull();
});

test('nothing is remembered of a player that is gone', () => {
  const { inner, events, store, stop } = open();
  inner.dispatchEvent(new Event('keydown', { bubbles: true }));
  stop();
  store.write({ volume: 0.5 });
  events.dispatchEvent(new Event('captionsdisabled'));
  events.dispatchEvent(new Event('captionsenabled'));
  expect(kept()).toBeNull();
});
