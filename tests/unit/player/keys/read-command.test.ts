import { expect, test } from 'vitest';
import { readCommand } from '@/lib/player/keys/read-command';

const press = (key: string, change = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false },
  ...change,
});

test.each([
  ['k', { do: 'toggle' }],
  [' ', { do: 'toggle' }],
  ['j', { do: 'skip', seconds: -10 }],
  ['l', { do: 'skip', seconds: 10 }],
  ['ArrowLeft', { do: 'skip', seconds: -5 }],
  ['ArrowRight', { do: 'skip', seconds: 5 }],
  ['ArrowUp', { do: 'volume', by: 0.05 }],
  ['ArrowDown', { do: 'volume', by: -0.05 }],
  ['F', { do: 'fullscreen' }],
  ['m', { do: 'mute' }],
  ['c', { do: 'captions' }],
  ['0', { do: 'jump', part: 0 }],
  ['7', { do: 'jump', part: 0.7 }],
  ['<', { do: 'speed', step: -1 }],
  ['>', { do: 'speed', step: 1 }],
  ['Home', { do: 'jump', part: 0 }],
  ['End', { do: 'jump', part: 1 }],
  ['?', { do: 'help' }],
])('%s asks what it asks on YouTube', (key, command) => {
  expect(readCommand(press(key), 'player')).toEqual(command);
});

test('keys with a modifier belong to the browser, typing to its field', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(readCommand(press('f', { [held]: true }), 'player')).toBeUndefined();
  expect(readCommand(press('k'), 'text')).toBeUndefined();
});

test('a focused button keeps the space bar, and gives the letters away', () => {
  expect(readCommand(press(' '), 'button')).toBeUndefined();
  expect(readCommand(press('k'), 'button')).toEqual({ do: 'toggle' });
});

test('menus and sliders keep their arrows; on the seek bar all arrows seek', () => {
  expect(readCommand(press('ArrowDown'), 'menu')).toBeUndefined();
  expect(readCommand(press('ArrowUp'), 'slider')).toBeUndefined();
  expect(readCommand(press('ArrowUp'), 'seek')).toEqual({ do: 'skip', seconds: 5 });
});

test('other keys are nobody’s', () => {
  expect(readCommand(press('Tab'), 'player')).toBeUndefined();
  expect(readCommand(press('toString'), 'player')).toBeUndefined();
});
