// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAdView } from '@/lib/ads/view/ad-view';
import { words } from '../words';
import { stubActions } from './stub-actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ad = { linear: true, skipAfter: 5 };

function open() {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const actions = stubActions();
  const view = createAdView(root, words, actions);
  const find = (selector: string) => root.querySelector(selector) as HTMLElement;
  const layer = find('.ads');
  const press = (key: string) =>
    layer.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const says = (name: string) => find(`.ads__${name}`).textContent;
  return { root, actions, view, find, layer, press, says };
}

test('a film that nothing came before has no end of an ad said aloud', () => {
  const { view, says } = open();
  view.cover();
  view.uncover();
  expect(says('said')).toBe('');
});

test('the end of an ad is said once, and not again where a break brings none', () => {
  const { view, says, find } = open();
  view.cover();
  view.show(ad);
  view.uncover();
  expect(says('said')).toBe('finie');
  const words = find('.ads__said').firstChild;
  view.cover();
  view.uncover();
  expect(find('.ads__said').firstChild, 'not written anew').toBe(words);
  view.show(ad);
  expect(says('said')).toBe('commence');
});

test('an overlay is not said aloud: the film runs on', () => {
  const { view, says } = open();
  view.show({ linear: false });
  view.hide();
  view.uncover();
  expect(says('said')).toBe('');
});

test('between two ads, and after a question, it says that another is on its way', () => {
  const { view, says } = open();
  view.show(ad);
  view.hide();
  view.cover();
  expect(says('waiting')).toBe('attente');
  view.ask('ads.example', () => {});
  expect(says('waiting')).toBe('');
  view.uncover();
  view.cover();
  expect(says('waiting')).toBe('attente');
});

test('once the question is answered no question keeps it silent', () => {
  const { view, says, find } = open();
  view.cover();
  view.ask('ads.example', () => {});
  find('.ads__choice').click();
  view.cover();
  expect(says('waiting')).toBe('attente');
});

test('a question that was answered elsewhere is taken back, and the ad waited for', () => {
  const { view, says, find } = open();
  view.cover();
  const answer = vi.fn();
  const takeBack = view.ask('ads.example', answer);
  takeBack();
  expect(find('[role=dialog]')).toBeNull();
  expect(says('waiting')).toBe('attente');
  expect(answer).not.toHaveBeenCalled();
  view.cover();
  expect(says('waiting'), 'no question stands there any more').toBe('attente');
  expect(takeBack, 'a second time').not.toThrow();
});

test('whether the ad stands is known here, and told to its buttons', () => {
  const { view, actions, find } = open();
  view.tellPaused(true);
  expect(view.isPaused(), 'there is none').toBe(false);
  view.show(ad);
  expect(view.isPaused()).toBe(false);
  view.tellPaused(true);
  expect(view.isPaused()).toBe(true);
  expect(find('.ads__button').dataset.icon).toBe('play');
  expect(actions.pause).not.toHaveBeenCalled();
  view.hide();
  expect(view.isPaused()).toBe(false);
});

test('the ad’s keys act on the ad there is, and on nothing before', () => {
  const { view, actions, press } = open();
  press('m');
  press('k');
  expect(actions.setMuted).not.toHaveBeenCalled();
  view.show(ad);
  press('m');
  expect(actions.setMuted).toHaveBeenLastCalledWith(true);
  actions.sound.read = () => ({ muted: true, volume: 1 });
  press('m');
  expect(actions.setMuted).toHaveBeenLastCalledWith(false);
  press('k');
  press('k');
  press('k');
  expect([actions.pause, actions.resume].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

test('the parts lie in the layer from the film up: the cover, the words, the ad, its bar', () => {
  const { view, layer } = open();
  view.show(ad);
  expect([...layer.children].map(({ className }) => className)).toEqual([
    ...['ads__cover', 'ads__waiting', 'ads__stage', 'ads__bar'],
  ]);
});
