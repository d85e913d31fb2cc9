// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { silenceKeys } from '@/lib/ads/view/silence-keys';

function open() {
  const root = document.createElement('div');
  const layer = document.createElement('div');
  const [button, link, text] = ['button', 'a', 'p'].map((tag) => document.createElement(tag));
  button?.append(document.createElement('i'));
  layer.append(...[button, link, text].filter((one) => one !== undefined));
  root.append(layer);
  const heard = vi.fn();
  root.addEventListener('keydown', heard);
  root.addEventListener('keyup', heard);
  const actions = { togglePlay: vi.fn(), toggleSound: vi.fn() };
  silenceKeys(layer, actions);
  const press = (key: string, more: KeyboardEventInit = {}, on: string = 'p', type = 'keydown') => {
    const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...more });
    layer.querySelector(on)?.dispatchEvent(event);
    return event;
  };
  return { ...actions, press, heard };
}

test.each(['k', 'K', ' '])('the key %j pauses the ad, and scrolls no page', (key) => {
  const { press, togglePlay, toggleSound } = open();
  expect(press(key).defaultPrevented).toBe(true);
  expect(togglePlay).toHaveBeenCalledOnce();
  expect(toggleSound).not.toHaveBeenCalled();
});

test.each(['m', 'M'])('the key %s mutes the ad', (key) => {
  const { press, togglePlay, toggleSound } = open();
  expect(press(key).defaultPrevented).toBe(false);
  expect(toggleSound).toHaveBeenCalledOnce();
  expect(togglePlay).not.toHaveBeenCalled();
});

test.each(['j', 'ArrowRight', '5', 'x'])('the key %s does nothing at all', (key) => {
  const { press, heard, togglePlay, toggleSound } = open();
  expect(press(key).defaultPrevented).toBe(false);
  for (const silent of [heard, togglePlay, toggleSound]) expect(silent).not.toHaveBeenCalled();
});

test.each(['ctrlKey', 'metaKey', 'altKey'])(
  'with %s a key is the page’s or the browser’s',
  (held) => {
    const { press, heard, togglePlay, toggleSound } = open();
    for (const key of ['k', 'm', ' '])
      expect(press(key, { [held]: true }).defaultPrevented).toBe(false);
    expect(heard).toHaveBeenCalledTimes(3);
    expect(togglePlay).not.toHaveBeenCalled();
    expect(toggleSound).not.toHaveBeenCalled();
  },
);

test('a key counts as it goes down, and is kept from the film as it comes up', () => {
  const { press, heard, togglePlay, toggleSound } = open();
  for (const key of ['k', 'm', ' ']) press(key, {}, 'p', 'keyup');
  for (const silent of [heard, togglePlay, toggleSound]) expect(silent).not.toHaveBeenCalled();
});

test.each(['button', 'button i', 'a'])('the space bar on %s presses that, k pauses', (on) => {
  const { press, togglePlay } = open();
  expect(press(' ', {}, on).defaultPrevented).toBe(false);
  expect(togglePlay).not.toHaveBeenCalled();
  press('k', {}, on);
  expect(togglePlay).toHaveBeenCalledOnce();
});

test.each(['Tab', 'Escape', 'f', 'F', '?'])('the key %s goes on to the player', (key) => {
  const { press, heard } = open();
  press(key);
  press(key, {}, 'p', 'keyup');
  expect(heard).toHaveBeenCalledTimes(2);
});
