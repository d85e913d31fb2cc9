// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { beginMenus } from '@/lib/player/plyr/begin-menus';
import { openSettings } from './open-settings';

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
