// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { beginMenus, copyWithoutSource, nameButtons, nameMenus } from '@/lib/player/plyr/open-plyr';
import { openSettings } from './open-settings';

test('every menu of the settings is called what stands above it', () => {
  const { container } = openSettings();
  nameMenus(container, 'Réglages');
  const names = [...container.querySelectorAll('[role=menu]')].map((menu) =>
    menu.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Réglages', 'Sous-titres', 'Qualité', 'Vitesse']);
});

test('the copy has the tracks and no address, the element keeps its own', () => {
  const media = document.createElement('video');
  media.src = '/film.mp4';
  media.append(document.createElement('track'));
  copyWithoutSource(media);
  const copy = media.cloneNode(true) as HTMLVideoElement;
  expect(copy.hasAttribute('src')).toBe(false);
  expect(copy.children).toHaveLength(1);
  expect(media.getAttribute('src')).toBe('/film.mp4');
});

test('a button that changes its name is not pressed as well, but still shows its other icon', () => {
  const bar = document.createElement('div');
  bar.innerHTML = '<button data-plyr="play" aria-pressed="true" aria-label="Pause"></button>';
  nameButtons(bar);
  const button = bar.firstElementChild as HTMLButtonElement & { pressed: boolean };
  button.pressed = true;
  expect(button.hasAttribute('aria-pressed')).toBe(false);
  expect([button.className, button.pressed]).toEqual(['plyr__control--pressed', true]);
});

test('a menu begins at the entry that is chosen, and at its first where none is', () => {
  const { container, entry, begin } = openSettings();
  beginMenus(container);
  begin(1);
  expect(document.activeElement).toBe(entry('allemand'));
  begin(3);
  expect(document.activeElement).toBe(entry('0,5×'));
});

test('the list of them begins at the first that is seen', () => {
  const { container, entry, begin } = openSettings(['Sous-titres']);
  beginMenus(container);
  begin(0);
  expect(document.activeElement).toBe(entry('Qualité'));
});

test('who comes back from one of them stands where they have left for it', () => {
  const { container, entry, begin } = openSettings();
  beginMenus(container);
  begin(3);
  begin(0);
  expect(document.activeElement).toBe(entry('Vitesse'));
});

test('whatever else is looked for in a panel is found as ever', () => {
  const { container, panels } = openSettings();
  beginMenus(container);
  expect(panels[1]?.querySelector('[role="menu"]')?.getAttribute('role')).toBe('menu');
});
