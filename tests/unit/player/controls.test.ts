import { expect, test } from 'vitest';
import { controls, shortcutRows } from '@/lib/player/controls/controls';
import messages from '@/messages/fr.json';

test('no key is asked for twice', () => {
  const keys = controls.flatMap((control) => Object.keys(control.keys ?? {}));
  expect(keys).toEqual([...new Set(keys)]);
});

test('every control that has keys says so in the list of keys', () => {
  for (const { keys, row } of controls) expect(Boolean(row)).toBe(Boolean(keys));
  expect(shortcutRows(messages.Player, true)[0]).toEqual({
    keys: ['k', messages.Player.keySpace],
    does: messages.Player.keysToggle,
  });
});

test('the list leaves out what is of no use to sound alone', () => {
  const does = shortcutRows(messages.Player, false).map((row) => row.does);
  expect(does).toContain(messages.Player.keysMute);
  expect(does).not.toContain(messages.Player.keysCaptions);
  expect(does).not.toContain(messages.Player.keysFullscreen);
});
