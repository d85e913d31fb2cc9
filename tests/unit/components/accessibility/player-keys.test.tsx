// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { PlayerKeys } from '@/components/accessibility/player-keys';
import { controls } from '@/lib/player/controls/controls';
import fr from '@/messages/fr.json';
import { renderInLanguage } from '../render-in-language';

it('lists every key of the player, as the player itself does', () => {
  const { container } = renderInLanguage(<PlayerKeys />);
  const rows = controls.flatMap(({ row }) => row?.(fr.Player) ?? []);
  expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(
    rows.map(({ does }) => does),
  );
  expect(container.querySelectorAll('kbd').length).toBeGreaterThan(rows.length);
});
