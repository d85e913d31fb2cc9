import { describe, expect, test, vi } from 'vitest';
import { attachAdKeys, createFocusTrap } from '@/lib/ads/view/focus-and-keys';

// @vitest-environment jsdom

describe('the focus', () => {
  function open() {
    const make = () => document.createElement('button');
    const [root, layer] = [document.createElement('div'), document.createElement('div')];
    const [control, skip, elsewhere] = [make(), make(), make()];
    layer.tabIndex = -1;
    layer.append(skip);
    root.append(control, layer);
    document.body.replaceChildren(root, elsewhere);
    return { root, control, layer, skip, elsewhere, loan: createFocusTrap(root, layer) };
  }

  test('of the player moves from hand to hand without scrolling the page', () => {
    const { control, layer, skip, loan } = open();
    const moves = [layer, skip, control].map((node) => vi.spyOn(node, 'focus'));
    control.focus();
    loan.take();
    loan.give(skip);
    loan.giveBack();
    for (const { mock } of moves) expect(mock.lastCall).toEqual([{ preventScroll: true }]);
    expect(document.activeElement).toBe(control);
  });

  test('that went down with the button it was on comes back to the player', () => {
    const { control, skip, loan } = open();
    control.focus();
    loan.take();
    loan.give(skip);
    skip.remove();
    loan.giveBack();
    expect(document.activeElement).toBe(control);
  });

  test('of who was elsewhere and has gone to the ad moves on in the ad', () => {
    const { elsewhere, layer, skip, loan } = open();
    elsewhere.focus();
    loan.take();
    layer.focus();
    loan.give(skip);
    expect(document.activeElement).toBe(skip);
  });

  test('of who has left is not called back, to the player or to an ad that comes later', () => {
    const { control, elsewhere, skip, loan } = open();
    control.focus();
    loan.take();
    elsewhere.focus();
    loan.giveBack();
    loan.give(skip);
    expect(document.activeElement).toBe(elsewhere);
  });

  test('that was not taken is not given back, and what was is given back once', () => {
    const { control, elsewhere, loan } = open();
    const isInert = () => control.hasAttribute('inert');
    control.setAttribute('inert', '');
    loan.giveBack();
    expect(isInert(), 'shut before').toBe(true);
    control.removeAttribute('inert');
    control.focus();
    loan.take();
    expect(isInert()).toBe(true);
    loan.giveBack();
    expect(isInert()).toBe(false);
    elsewhere.focus();
    control.setAttribute('inert', '');
    loan.giveBack();
    expect(isInert()).toBe(true);
    expect(document.activeElement).toBe(elsewhere);
  });

  test('can go to the list of keys, what is said aloud and the layer itself', () => {
    const { root, control, loan } = open();
    const keys = document.createElement('dialog');
    const said = document.createElement('p');
    said.setAttribute('role', 'status');
    root.append(keys, said);
    loan.take();
    expect([...root.children].filter((one) => one.hasAttribute('inert'))).toEqual([control]);
  });
});

describe('a key', () => {
  function open() {
    const root = document.createElement('div');
    root.innerHTML = '<div><button><i></i></button><a></a><p></p></div>';
    const heard = vi.fn();
    for (const type of ['keydown', 'keyup']) root.addEventListener(type, heard);
    const actions = { togglePlay: vi.fn(), toggleSound: vi.fn() };
    attachAdKeys(root.firstElementChild as HTMLElement, actions);
    type Pressed = KeyboardEventInit & { on?: string; type?: string };
    const press = (key: string, { on = 'p', type = 'keydown', ...held }: Pressed = {}) => {
      const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...held });
      root.querySelector(on)?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const calls = () =>
      [actions.togglePlay, actions.toggleSound, heard].map(({ mock }) => mock.calls.length);
    return { press, calls };
  }

  test.each([
    // Paused, muted, heard by the player; whether the page is kept from scrolling.
    ['k', {}, [1, 0, 0], true],
    ['K', {}, [1, 0, 0], true],
    [' ', {}, [1, 0, 0], true],
    ['m', {}, [0, 1, 0], false],
    ['M', {}, [0, 1, 0], false],
    // The film's keys do nothing on an ad.
    ['j', {}, [0, 0, 0], false],
    ['ArrowRight', {}, [0, 0, 0], false],
    ['5', {}, [0, 0, 0], false],
    // A key counts as it goes down, and is kept from the film as it comes up.
    ['k', { type: 'keyup' }, [0, 0, 0], false],
    ['m', { type: 'keyup' }, [0, 0, 0], false],
    [' ', { type: 'keyup' }, [0, 0, 0], false],
    // With a modifier it is the browser's.
    ['k', { ctrlKey: true }, [0, 0, 1], false],
    ['m', { metaKey: true }, [0, 0, 1], false],
    [' ', { altKey: true }, [0, 0, 1], false],
    // The space bar on a button or a link presses that.
    [' ', { on: 'button' }, [0, 0, 0], false],
    [' ', { on: 'button i' }, [0, 0, 0], false],
    [' ', { on: 'a' }, [0, 0, 0], false],
    ['k', { on: 'button i' }, [1, 0, 0], true],
    // Those of the browser and the screen go on to the player.
    ['Tab', {}, [0, 0, 1], false],
    ['Escape', {}, [0, 0, 1], false],
    ['f', {}, [0, 0, 1], false],
    ['F', { type: 'keyup' }, [0, 0, 1], false],
    ['?', {}, [0, 0, 1], false],
  ])('%j with %j pauses, mutes and is heard %j times', (key, given, times, prevented) => {
    const { press, calls } = open();
    expect(press(key, given)).toBe(prevented);
    expect(calls()).toEqual(times);
  });
});
