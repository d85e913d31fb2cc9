// @vitest-environment jsdom

import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdFacts } from '@/lib/ads/ad-backend';
import { countdown, createAdBar } from '@/lib/ads/view/ad-bar';
import { createAdView } from '@/lib/ads/view/ad-view';
import { attachAdKeys, createFocusTrap } from '@/lib/ads/view/focus-and-keys';
import { adMessages } from '../ad-messages';

beforeEach(() => void vi.useFakeTimers());

/** The actions of a player whose sound is on. */
function stubActions() {
  return {
    ...{ time: () => ({ elapsed: 0, duration: 10 }), skip: vi.fn(), pause: vi.fn() },
    ...{ resume: vi.fn(), clicked: vi.fn(), setMuted: vi.fn(), toggleFullscreen: vi.fn() },
    sound: {
      read: () => ({ muted: false, volume: 1 }),
      subscribe: (_: () => void) => () => {},
      refuse: vi.fn(),
    },
  };
}

describe('the ad bar', () => {
  function draw(ad: Partial<AdFacts> = {}) {
    const clock = { elapsed: 0, duration: 10 };
    const sound = { muted: false, volume: 1 };
    const actions = { ...stubActions(), time: () => clock };
    let onSound = () => {};
    actions.sound.read = () => sound;
    actions.sound.subscribe = (listener) => {
      onSound = listener;
      return () => {
        onSound = () => {};
      };
    };
    const bar = createAdBar({ linear: true, ...ad }, adMessages, actions);
    document.body.replaceChildren(bar.node);
    const find = (selector: string) => bar.node.querySelector(selector) as HTMLElement;
    const named = (name: string) => find(`button[aria-label="${name}"]`);
    const at = (elapsed: number) => {
      clock.elapsed = elapsed;
      vi.advanceTimersByTime(100);
    };
    const mute = (muted: boolean) => {
      sound.muted = muted;
      onSound();
    };
    return { bar, actions, find, named, at, mute };
  }

  test('the skip button has the first focus, names its delay, and skips only after it', () => {
    const { find, actions, at, bar } = draw({ skipAfter: 5 });
    const skip = find('.ads__skip');
    expect(bar.first).toBe(skip);
    const state = () => [skip.textContent, skip.getAttribute('aria-disabled')];
    expect(state()).toEqual(['Passer dans 5', 'true']);
    at(4.9);
    skip.click();
    expect(actions.skip).not.toHaveBeenCalled();
    at(5);
    expect(state()).toEqual(['Passer', 'false']);
    skip.click();
    expect(actions.skip).toHaveBeenCalledOnce();
  });

  test('the pause button pauses and resumes the ad, and shows a pause of the backend', () => {
    const { bar, named, actions } = draw();
    const pause = named('pause');
    const state = () => [pause.dataset.icon, pause.title, bar.isPaused()];
    pause.click();
    expect(state()).toEqual(['play', 'suite', true]);
    pause.click();
    expect(state()).toEqual(['pause', 'pause', false]);
    bar.showPaused(true);
    expect(state()).toEqual(['play', 'suite', true]);
    expect([actions.pause, actions.resume].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test('the link of an ad opens a new tab, says so in its name, and reports the click', () => {
    const { find, actions } = draw({ link: 'https://ads.example/page' });
    const link = find('a.ads__visit');
    expect(['href', 'target', 'rel', 'aria-label'].map((name) => link.getAttribute(name))).toEqual([
      ...['https://ads.example/page', '_blank', 'noopener', 'page (onglet)'],
    ]);
    link.dispatchEvent(new Event('click'));
    expect(actions.clicked).toHaveBeenCalledOnce();
  });

  test.each([
    [[0.1, 65], 0, { text: '1:05', skipIn: 0 }],
    [[64.2, 65], 0, { text: '0:01' }],
    [[66, 65], 0, { text: '0:00', share: 1 }],
    [[2, 8], 0, { share: 0.25 }],
    [[0, 0], 0, { text: '', seconds: 0, share: 0, skipIn: 0 }],
    [[2, Number.NaN], 5, { text: '', seconds: 0, share: 0, skipIn: 3 }],
    [[4.9, 10], 5, { skipIn: 1 }],
    [[5, 10], 5, { skipIn: 0 }],
  ])('the countdown at %j seconds with a skip delay of %i is %j', (times, skipAfter, values) => {
    const [elapsed = 0, duration = 0] = times;
    expect(countdown({ elapsed, duration }, skipAfter)).toMatchObject(values);
  });
});

describe('the ad layer', () => {
  const ad = { linear: true, skipAfter: 5 };

  function open() {
    const root = document.createElement('div');
    const control = document.createElement('button');
    root.append(control);
    const outside = document.createElement('input');
    document.body.replaceChildren(root, outside);
    const actions = stubActions();
    const view = createAdView(root, adMessages, actions);
    const find = (selector: string) => root.querySelector(selector) as HTMLElement;
    const text = (name: 'said' | 'waiting') => find(`.ads__${name}`).textContent;
    const layer = find('.ads');
    return { root, control, outside, actions, view, find, text, layer };
  }

  test('the layer is a named region, hidden until it covers the film with the poster and a status', () => {
    const { view, layer, find, text } = open();
    expect([layer.hidden, layer.tabIndex, layer.getAttribute('role')]).toEqual([
      ...[true, -1, 'region'],
    ]);
    expect(layer.getAttribute('aria-label')).toBe('Annonce');
    view.cover('/p.jpg');
    expect([layer.hidden, layer.dataset.modal, text('waiting')]).toEqual([
      ...[false, 'true', 'attente'],
    ]);
    expect(find('.ads__cover').style.backgroundImage).toBe('url("/p.jpg")');
  });

  test('the start and the end of an ad are announced once, in a live region that is never inert', () => {
    const { view, find, text } = open();
    view.cover();
    view.uncover();
    expect(text('said'), 'without an ad').toBe('');
    view.cover();
    expect(find('.ads__said').hasAttribute('inert')).toBe(false);
    view.show(ad);
    expect(text('said')).toBe('commence');
    view.hide();
    view.uncover();
    expect(text('said')).toBe('finie');
  });

  function ask() {
    const opened = open();
    const answer = vi.fn();
    opened.control.focus();
    opened.view.cover();
    const dismiss = opened.view.ask('ads.example', answer);
    return { ...opened, answer, dismiss, dialog: opened.find('[role=dialog]') };
  }

  test('the consent question names the hosts, offers two equal buttons, and has the focus', () => {
    const { dialog, find } = ask();
    expect(dialog.getAttribute('aria-label')).toBe('Accord ?');
    expect(dialog.textContent).toContain('De ads.example');
    const buttons = [...dialog.querySelectorAll('.ads__choices button')];
    expect(buttons.map((one) => one.textContent)).toEqual(['Non', 'Oui']);
    expect(new Set(buttons.map((one) => one.className)).size).toBe(1);
    expect(document.activeElement).toBe(find('.ads__title'));
  });

  test.each([
    ['Oui', true, 'attente'],
    ['Non', false, ''],
  ])('the button %s answers %s and removes the question', (name, yes, waiting) => {
    const { dialog, answer, find, text } = ask();
    [...dialog.querySelectorAll('button')].find((one) => one.textContent === name)?.click();
    expect(answer).toHaveBeenCalledExactlyOnceWith(yes, true);
    expect([find('[role=dialog]'), text('waiting')]).toEqual([null, waiting]);
  });

  test('Escape refuses for now, other keys do not answer', () => {
    const { dialog, answer } = ask();
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(answer).not.toHaveBeenCalled();
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(answer).toHaveBeenCalledExactlyOnceWith(false, false);
  });

  test('a question that is answered elsewhere is replaced by the loading message', () => {
    const { dismiss, find, text, answer } = ask();
    dismiss();
    expect([find('[role=dialog]'), text('waiting'), answer.mock.calls]).toEqual([
      ...[null, 'attente', []],
    ]);
  });
});

describe('the focus trap', () => {
  function open() {
    const make = () => document.createElement('button');
    const [root, layer] = [document.createElement('div'), document.createElement('div')];
    const [control, skip, outside] = [make(), make(), make()];
    layer.tabIndex = -1;
    layer.append(skip);
    root.append(control, layer);
    document.body.replaceChildren(root, outside);
    const isInert = () => control.hasAttribute('inert');
    return { root, control, layer, skip, outside, isInert, trap: createFocusTrap(root, layer) };
  }

  test('focus moves from the controls to the layer, the ad and back, without scrolling', () => {
    const { control, layer, skip, trap, isInert } = open();
    const moves = [layer, skip, control].map((node) => vi.spyOn(node, 'focus'));
    control.focus();
    trap.capture();
    expect([document.activeElement, isInert()]).toEqual([layer, true]);
    trap.move(skip);
    trap.restore();
    for (const { mock } of moves) expect(mock.lastCall).toEqual([{ preventScroll: true }]);
    expect([document.activeElement, isInert()]).toEqual([control, false]);
  });

  test('focus outside the player stays there, and moves on only once it is in the ad', () => {
    const { outside, layer, skip, trap } = open();
    outside.focus();
    trap.capture();
    trap.move(skip);
    expect(document.activeElement).toBe(outside);
    layer.focus();
    trap.move(skip);
    expect(document.activeElement).toBe(skip);
  });

  test('dialogs, live regions and the layer are never inert', () => {
    const { root, control, trap } = open();
    const status = document.createElement('p');
    status.setAttribute('role', 'status');
    root.append(document.createElement('dialog'), status);
    trap.capture();
    expect([...root.children].filter((one) => one.hasAttribute('inert'))).toEqual([control]);
  });
});

function open() {
  const root = document.createElement('div');
  root.innerHTML = '<div><button><i></i></button><a></a><p></p></div>';
  const onKey = vi.fn();
  for (const type of ['keydown', 'keyup']) root.addEventListener(type, onKey);
  const actions = { togglePlay: vi.fn(), toggleSound: vi.fn() };
  attachAdKeys(root.firstElementChild as HTMLElement, actions);
  type Pressed = KeyboardEventInit & { on?: string; type?: string };
  const press = (key: string, { on = 'p', type = 'keydown', ...held }: Pressed = {}) => {
    const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...held });
    root.querySelector(on)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const calls = () =>
    [actions.togglePlay, actions.toggleSound, onKey].map(({ mock }) => mock.calls.length);
  return { press, calls };
}

test.each([
  // Toggled playback, toggled sound, reached the player; prevented scrolling.
  ['k', {}, [1, 0, 0], true],
  ['K', {}, [1, 0, 0], true],
  [' ', {}, [1, 0, 0], true],
  ['M', {}, [0, 1, 0], false],
  // The film's keys do nothing on an ad.
  ['ArrowRight', {}, [0, 0, 0], false],
  ['ArrowRight', { ctrlKey: true }, [0, 0, 0], false],
  ['5', {}, [0, 0, 0], false],
  // A key acts on keydown; its keyup does not reach the film.
  ['k', { type: 'keyup' }, [0, 0, 0], false],
  // Keys with a modifier belong to the browser.
  ['k', { ctrlKey: true }, [0, 0, 1], false],
  ['m', { metaKey: true }, [0, 0, 1], false],
  [' ', { altKey: true }, [0, 0, 1], false],
  // The space bar presses a focused button or link.
  [' ', { on: 'button i' }, [0, 0, 0], false],
  [' ', { on: 'a' }, [0, 0, 0], false],
  ['k', { on: 'button i' }, [1, 0, 0], true],
  // Keys of the browser and of full screen go on to the player.
  ['Tab', {}, [0, 0, 1], false],
  ['Escape', {}, [0, 0, 1], false],
  ['F', { type: 'keyup' }, [0, 0, 1], false],
  ['?', {}, [0, 0, 1], false],
])(
  'on an ad, %j with %j toggles playback and sound and reaches the player %j times',
  (key, given, times, prevented) => {
    const { press, calls } = open();
    expect(press(key, given)).toBe(prevented);
    expect(calls()).toEqual(times);
  },
);
