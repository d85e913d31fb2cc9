// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAdView } from '@/lib/ads/view/ad-view';
import { words } from '../words';
import { stubActions } from './stub-actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const ad = { linear: true, skipAfter: 5 };
const overlay = { linear: false };

function open() {
  const root = document.createElement('div');
  const control = document.createElement('button');
  root.append(control);
  const elsewhere = document.createElement('input');
  document.body.replaceChildren(root, elsewhere);
  const actions = stubActions();
  const view = createAdView(root, words, actions);
  const find = (selector: string) => root.querySelector(selector) as HTMLElement;
  const says = (name: 'said' | 'waiting') => find(`.ads__${name}`).textContent;
  const layer = find('.ads');
  const press = (key: string) =>
    layer.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return { root, control, elsewhere, actions, view, find, says, layer, press };
}

test('the layer lies hidden in the player under its name until there is something to show', () => {
  const { layer } = open();
  expect([layer.hidden, layer.tabIndex]).toEqual([true, -1]);
  expect([layer.getAttribute('role'), layer.getAttribute('aria-label')]).toEqual([
    ...['region', 'Annonce'],
  ]);
});

describe('what covers the film', () => {
  test('says that an ad is on its way, over the poster', () => {
    const { view, layer, find, says } = open();
    view.cover('/p.jpg');
    expect([layer.hidden, layer.dataset.modal]).toEqual([false, 'true']);
    expect(find('.ads__cover').style.backgroundImage).toBe('url("/p.jpg")');
    expect(says('waiting')).toBe('attente');
    expect(find('.ads__waiting').getAttribute('role')).toBe('status');
  });

  test('says nothing where an ad runs or a question is asked, and is taken away with its question', () => {
    const { view, layer, find, says } = open();
    view.ask('ads.example', () => {});
    view.cover();
    expect(says('waiting')).toBe('');
    view.uncover();
    expect([layer.hidden, layer.dataset.modal, find('[role=dialog]')]).toEqual([
      ...[true, 'false', null],
    ]);
    view.show(ad);
    view.cover();
    expect(says('waiting')).toBe('');
    view.hide();
    view.cover();
    expect(says('waiting'), 'between two ads').toBe('attente');
  });
});

describe('an ad', () => {
  test('has its bar, one at a time', () => {
    const { view, layer, root } = open();
    const bars = () => root.querySelectorAll('.ads__bar').length;
    view.cover();
    view.show(ad);
    view.show(ad);
    expect([bars(), layer.dataset.ad]).toEqual([1, 'linear']);
    view.hide();
    expect([bars(), layer.dataset.ad]).toEqual([0, undefined]);
  });

  test('that begins or ends is said aloud once, and heard though the film is shut', () => {
    const { view, find, says } = open();
    view.cover();
    view.uncover();
    expect(says('said'), 'nothing came').toBe('');
    view.cover();
    expect(find('.ads__said').hasAttribute('inert')).toBe(false);
    view.show(ad);
    expect(says('said')).toBe('commence');
    view.hide();
    view.uncover();
    expect(says('said')).toBe('finie');
    const before = find('.ads__said').firstChild;
    view.cover();
    view.uncover();
    expect(find('.ads__said').firstChild, 'not written anew').toBe(before);
  });

  test('that is an overlay is not said, covers nothing, and takes no focus', () => {
    const { view, layer, control, says } = open();
    control.focus();
    view.show(overlay);
    expect([layer.hidden, layer.dataset.ad]).toEqual([false, 'overlay']);
    expect(control.hasAttribute('inert')).toBe(false);
    expect(document.activeElement).toBe(control);
    view.hide();
    view.uncover();
    expect(says('said')).toBe('');
  });

  test('is known to stand, and told to its buttons', () => {
    const { view, actions, find } = open();
    view.pause();
    view.tellPaused(true);
    expect(view.isPaused(), 'there is none').toBe(false);
    view.show(ad);
    view.tellPaused(true);
    expect([view.isPaused(), find('.ads__button').dataset.icon]).toEqual([true, 'play']);
    expect(actions.pause).not.toHaveBeenCalled();
    view.hide();
    expect(view.isPaused()).toBe(false);
  });

  test('has its keys, which do nothing before', () => {
    const { view, actions, press } = open();
    press('m');
    press('k');
    expect(actions.setMuted).not.toHaveBeenCalled();
    view.show(ad);
    press('m');
    actions.sound.read = () => ({ muted: true, volume: 1 });
    press('m');
    expect(actions.setMuted.mock.calls).toEqual([[true], [false]]);
    for (const key of ['k', 'k', 'k']) press(key);
    expect([actions.pause, actions.resume].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  });
});

describe('the question for consent', () => {
  function ask() {
    const opened = open();
    const answer = vi.fn();
    opened.control.focus();
    opened.view.cover();
    const takeBack = opened.view.ask('ads.example', answer);
    return { ...opened, answer, takeBack, dialog: opened.find('[role=dialog]') };
  }

  test('names the house, offers both answers alike, and has the focus', () => {
    const { dialog, find, view } = ask();
    expect(dialog.getAttribute('aria-label')).toBe('Accord ?');
    expect(dialog.textContent).toContain('De ads.example');
    const buttons = [...dialog.querySelectorAll('.ads__choices button')];
    expect(buttons.map((one) => one.textContent)).toEqual(['Non', 'Oui']);
    expect(new Set(buttons.map((one) => one.className)).size).toBe(1);
    expect(document.activeElement).toBe(find('.ads__title'));
    view.show(ad);
    expect(document.activeElement).toBe(find('.ads__skip'));
  });

  test.each([
    ['Oui', true, 'attente'],
    ['Non', false, ''],
  ])('is gone once it is answered with %s', (name, yes, waiting) => {
    const { dialog, answer, find, says } = ask();
    [...dialog.querySelectorAll('button')].find((one) => one.textContent === name)?.click();
    expect(answer).toHaveBeenCalledExactlyOnceWith(yes, true);
    expect([find('[role=dialog]'), says('waiting')]).toEqual([null, waiting]);
  });

  test('is answered by Escape and by no other key', () => {
    const { dialog, answer } = ask();
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(answer).not.toHaveBeenCalled();
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(answer).toHaveBeenCalledExactlyOnceWith(false, false);
  });

  test('that was answered elsewhere is taken back, and the ad waited for', () => {
    const { takeBack, find, says, answer, view } = ask();
    takeBack();
    expect([find('[role=dialog]'), says('waiting'), answer.mock.calls]).toEqual([
      ...[null, 'attente', []],
    ]);
    view.cover();
    expect(says('waiting'), 'no question stands there any more').toBe('attente');
    expect(takeBack, 'a second time').not.toThrow();
  });
});

test('the focus in the player goes to the layer and back, and elsewhere on the page stays', () => {
  const { view, control, layer, elsewhere } = open();
  control.focus();
  view.cover();
  expect(document.activeElement).toBe(layer);
  expect(control.hasAttribute('inert')).toBe(true);
  view.uncover();
  expect(document.activeElement).toBe(control);
  expect(control.hasAttribute('inert')).toBe(false);
  elsewhere.focus();
  view.cover();
  view.show(ad);
  view.uncover();
  expect(document.activeElement).toBe(elsewhere);
});

test('nothing is left of the layer after it', () => {
  const { view, root, control } = open();
  view.cover();
  view.show(ad);
  view.destroy();
  expect([...root.children]).toEqual([control]);
  expect(control.hasAttribute('inert')).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
