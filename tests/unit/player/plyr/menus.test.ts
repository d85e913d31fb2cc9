// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import {
  beginMenus,
  copyWithoutSource,
  keepControls,
  nameButtons,
  nameMenus,
} from '@/lib/player/plyr/open-plyr';
import type { Plyr } from '@/lib/player/plyr/plyr';
import { walkMenus } from '@/lib/player/plyr/walk-menus';
import { openSettings } from './open-settings';

describe('the settings', () => {
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
});

describe('keys in the settings', () => {
  Element.prototype.scrollIntoView = vi.fn();

  function open() {
    const settings = openSettings(['Qualité']);
    const stop = walkMenus(settings.container);
    const heard = vi.fn();
    for (const type of ['keydown', 'keyup']) settings.container.addEventListener(type, heard);
    const press = (key: string, held = {}) => {
      for (const type of ['keydown', 'keyup'])
        document.activeElement?.dispatchEvent(
          new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...held }),
        );
      return document.activeElement?.textContent;
    };
    settings.entry('Sous-titres')?.focus();
    return { ...settings, stop, press, heard };
  }

  test('the arrows step over what is hidden, both ways, round and round', () => {
    const { press } = open();
    expect(press('ArrowDown')).toBe('Vitesse');
    expect(press('ArrowDown')).toBe('Sous-titres');
    expect(press('ArrowUp')).toBe('Vitesse');
    expect(press('ArrowUp')).toBe('Sous-titres');
  });

  test('one press is one step: Plyr, which walks when a key is let go, hears of neither', () => {
    const { press, heard } = open();
    press('ArrowDown');
    expect(heard).not.toHaveBeenCalled();
  });

  test('other keys, those with a modifier, and those beside the menus are not its own', () => {
    const { press, container, stop, entry, heard } = open();
    expect(press('ArrowRight')).toBe('Sous-titres');
    expect(press('ArrowDown', { altKey: true })).toBe('Sous-titres');
    container.querySelector<HTMLElement>('.plyr__control--back')?.focus();
    press('ArrowDown');
    expect(heard).toHaveBeenCalledTimes(6);
    entry('Sous-titres')?.focus();
    stop();
    expect(press('ArrowDown')).toBe('Sous-titres');
  });
});

describe('the bar', () => {
  test('controls stay while the focus is inside them, and may go when it has left', () => {
    vi.useFakeTimers();
    const root = document.createElement('div');
    root.innerHTML = '<button></button>';
    const toggle = vi.fn((show?: boolean) => show === true);
    const player = { playing: true, toggleControls: toggle } as unknown as Plyr;
    let focused: Element | null = root.firstElementChild;
    root.querySelector = (() => focused) as typeof root.querySelector;
    const stop = keepControls(player, root);
    player.toggleControls(false);
    expect(toggle).toHaveBeenLastCalledWith(true);
    focused = null;
    root.dispatchEvent(new Event('focusout'));
    vi.runAllTimers();
    expect(toggle).toHaveBeenLastCalledWith(false);
    stop();
    vi.useRealTimers();
  });
});
