import { expect, test, vi } from 'vitest';
import type { Plyr } from '@/lib/player/plyr/load-plyr';
import { attachMenuKeys } from '@/lib/player/plyr/menu-keys';
import {
  keepControlsVisible,
  labelMenus,
  removePressedStates,
  removeSourceFromClones,
  setInitialMenuFocus,
} from '@/lib/player/plyr/open-plyr';
import { openSettings } from './open-settings';

// @vitest-environment jsdom

test('every menu of the settings is called what stands above it', () => {
  const { container } = openSettings();
  labelMenus(container, 'Réglages');
  const menus = [...container.querySelectorAll('[role=menu]')];
  expect(menus.map((menu) => menu.getAttribute('aria-label'))).toEqual([
    ...['Réglages', 'Sous-titres', 'Qualité', 'Vitesse'],
  ]);
});

test('a menu begins at the entry that is chosen, and at its first where none is', () => {
  const { container, entry, begin } = openSettings();
  setInitialMenuFocus(container);
  begin(1);
  expect(document.activeElement).toBe(entry('allemand'));
  begin(3);
  expect(document.activeElement).toBe(entry('0,5×'));
});

test('in a menu the arrows step over what is hidden, and no other key is its own', () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { container, entry } = openSettings(['Qualité']);
  const stop = attachMenuKeys(container);
  const heard = vi.fn();
  for (const type of ['keydown', 'keyup']) container.addEventListener(type, heard);
  const press = (key: string, held = {}) => {
    for (const type of ['keydown', 'keyup'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...held }),
      );
    return document.activeElement?.textContent;
  };
  entry('Sous-titres')?.focus();
  const around = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => press(key));
  expect(around).toEqual(['Vitesse', 'Sous-titres', 'Vitesse', 'Sous-titres']);
  expect(heard, 'Plyr, which walks when a key is let go, hears of neither').not.toHaveBeenCalled();
  expect(press('ArrowRight')).toBe('Sous-titres');
  expect(press('ArrowDown', { altKey: true })).toBe('Sous-titres');
  container.querySelector<HTMLElement>('.plyr__control--back')?.focus();
  press('ArrowDown');
  expect(heard).toHaveBeenCalledTimes(6);
  entry('Sous-titres')?.focus();
  stop();
  expect(press('ArrowDown')).toBe('Sous-titres');
});

test('the copy of an element has the tracks and no address, the element keeps its own', () => {
  const media = document.createElement('video');
  media.src = '/film.mp4';
  media.append(document.createElement('track'));
  removeSourceFromClones(media);
  const copy = media.cloneNode(true) as HTMLVideoElement;
  expect([copy.hasAttribute('src'), copy.children.length]).toEqual([false, 1]);
  expect(media.getAttribute('src')).toBe('/film.mp4');
});

test('a button that changes its name is not pressed as well, but still shows its other icon', () => {
  const bar = document.createElement('div');
  bar.innerHTML = '<button data-plyr="play" aria-pressed="true" aria-label="Pause"></button>';
  removePressedStates(bar);
  const button = bar.firstElementChild as HTMLButtonElement & { pressed: boolean };
  button.pressed = true;
  expect(button.hasAttribute('aria-pressed')).toBe(false);
  expect([button.className, button.pressed]).toEqual(['plyr__control--pressed', true]);
});

test('controls stay while the focus is inside them, and may go when it has left', () => {
  vi.useFakeTimers();
  const root = document.createElement('div');
  root.innerHTML = '<button></button>';
  const toggle = vi.fn((show?: boolean) => show === true);
  const player = { playing: true, toggleControls: toggle } as unknown as Plyr;
  let focused: Element | null = root.firstElementChild;
  root.querySelector = (() => focused) as typeof root.querySelector;
  const stop = keepControlsVisible(player, root);
  player.toggleControls(false);
  expect(toggle).toHaveBeenLastCalledWith(true);
  focused = null;
  root.dispatchEvent(new Event('focusout'));
  vi.runAllTimers();
  expect(toggle).toHaveBeenLastCalledWith(false);
  stop();
  vi.useRealTimers();
});
