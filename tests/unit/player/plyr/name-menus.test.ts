// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { nameMenus } from '@/lib/player/plyr/name-menus';
import { openSettings } from './open-settings';

test('every menu of the settings is called what stands above it', () => {
  const { container } = openSettings();
  nameMenus(container, 'Réglages');
  const names = [...container.querySelectorAll('[role=menu]')].map((menu) =>
    menu.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Réglages', 'Sous-titres', 'Qualité', 'Vitesse']);
});
