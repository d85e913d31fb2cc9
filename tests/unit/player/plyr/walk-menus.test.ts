// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { walkMenus } from '@/lib/player/plyr/walk-menus';
import { openSettings } from './open-settings';

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

test('Home and End lead to the ends', () => {
  const { press } = open();
  expect(press('End')).toBe('Vitesse');
  expect(press('Home')).toBe('Sous-titres');
});

test('one press is one step: Plyr, which walks when a key is let go, hears of neither', () => {
  const { press, heard } = open();
  press('ArrowDown');
  expect(heard).not.toHaveBeenCalled();
});

test('where the focus goes the menu scrolls', () => {
  const { press, entry } = open();
  press('ArrowDown');
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(entry('Vitesse'));
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
