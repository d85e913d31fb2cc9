// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAdView } from '@/lib/ads/view/ad-view';
import { words } from '../words';
import { stubActions } from './stub-actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ad = { linear: true, skipAfter: 5 };

function open() {
  const root = document.createElement('div');
  const control = document.createElement('button');
  root.append(control);
  const elsewhere = document.createElement('input');
  document.body.replaceChildren(root, elsewhere);
  const actions = stubActions();
  const view = createAdView(root, words, actions);
  const find = (selector: string) => root.querySelector(selector) as HTMLElement;
  return { root, control, elsewhere, actions, view, find, layer: find('.ads') };
}

test('the layer lies hidden in the player under its name until there is something to show', () => {
  const { layer, view, find } = open();
  expect(layer.hidden).toBe(true);
  expect(layer.getAttribute('role')).toBe('region');
  expect(layer.getAttribute('aria-label')).toBe('Annonce');
  expect(layer.tabIndex).toBe(-1);
  expect(find('.ads__stage')).toBe(view.stage);
});

describe('what covers the film', () => {
  test('says that an ad is on its way, over the poster', () => {
    const { view, layer, find } = open();
    view.cover('/p.jpg');
    expect(layer.hidden).toBe(false);
    expect(layer.dataset.modal).toBe('true');
    expect(find('.ads__cover').style.backgroundImage).toBe('url("/p.jpg")');
    expect(find('.ads__waiting').textContent).toBe('attente');
    expect(find('.ads__waiting').getAttribute('role')).toBe('status');
  });

  test('is black without a poster', () => {
    const { view, find } = open();
    view.cover('/p.jpg');
    view.cover();
    expect(find('.ads__cover').style.backgroundImage).toBe('');
  });

  test('says nothing where an ad runs or a question is asked already', () => {
    const { view, find } = open();
    view.ask('ads.example', () => {});
    view.cover();
    expect(find('.ads__waiting').textContent).toBe('');
    view.uncover();
    view.show(ad);
    view.cover();
    expect(find('.ads__waiting').textContent).toBe('');
  });

  test('is taken away with its question', () => {
    const { view, layer, find } = open();
    view.cover();
    view.ask('ads.example', () => {});
    view.uncover();
    expect(layer.hidden).toBe(true);
    expect(layer.dataset.modal).toBe('false');
    expect(find('[role=dialog]')).toBeNull();
    expect(find('.ads__waiting').textContent).toBe('');
  });
});

describe('an ad', () => {
  test('has its bar, one at a time', () => {
    const { view, layer, root, find } = open();
    view.cover();
    view.show(ad);
    expect(layer.dataset.ad).toBe('linear');
    expect(find('.ads__waiting').textContent).toBe('');
    view.show(ad);
    expect(root.querySelectorAll('.ads__bar')).toHaveLength(1);
    view.hide();
    expect(find('.ads__bar')).toBeNull();
    expect(layer.dataset.ad).toBeUndefined();
  });

  test('as an overlay shows without covering the film or taking the focus', () => {
    const { view, layer, control } = open();
    control.focus();
    view.show({ linear: false });
    expect(layer.hidden).toBe(false);
    expect(layer.dataset.ad).toBe('overlay');
    expect(control.hasAttribute('inert')).toBe(false);
    expect(document.activeElement).toBe(control);
  });

  test('is paused and taken on from outside, where there is one', () => {
    const { view, actions } = open();
    view.pause();
    view.resume();
    expect(actions.pause).not.toHaveBeenCalled();
    view.show(ad);
    view.pause();
    expect(actions.pause).toHaveBeenCalledOnce();
    view.resume();
    expect(actions.resume).toHaveBeenCalledOnce();
  });
});

describe('the question for consent', () => {
  function ask() {
    const opened = open();
    const answer = vi.fn();
    opened.view.cover();
    opened.view.ask('ads.example', answer);
    return { ...opened, answer, dialog: opened.find('[role=dialog]') };
  }

  test('names the house, and offers both answers alike', () => {
    const { dialog } = ask();
    expect(dialog.getAttribute('aria-label')).toBe('Accord ?');
    expect(dialog.className).toBe('ads__consent');
    expect([...dialog.querySelectorAll('p')].map((one) => one.textContent)).toEqual([
      'Accord ?',
      'De ads.example',
    ]);
    const buttons = [...dialog.querySelectorAll('.ads__choices button')];
    expect(buttons.map((one) => one.textContent)).toEqual(['Non', 'Oui']);
    expect(new Set(buttons.map((one) => one.className))).toEqual(new Set(['ads__choice']));
    expect(buttons.map((one) => one.getAttribute('type'))).toEqual(['button', 'button']);
  });

  test.each([
    ['Oui', true, 'attente'],
    ['Non', false, ''],
  ])('is gone once it is answered with %s', (name, yes, waiting) => {
    const { dialog, answer, find } = ask();
    [...dialog.querySelectorAll('button')].find((one) => one.textContent === name)?.click();
    expect(answer).toHaveBeenCalledExactlyOnceWith(yes, true);
    expect(find('[role=dialog]')).toBeNull();
    expect(find('.ads__waiting').textContent).toBe(waiting);
  });

  test('is answered by Escape and by no other key', () => {
    const { dialog, answer } = ask();
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(answer).not.toHaveBeenCalled();
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(answer).toHaveBeenCalledExactlyOnceWith(false, false);
  });

  test('is where the focus goes, and from there to the ad', () => {
    const { view, control, find } = open();
    control.focus();
    view.cover();
    view.ask('ads.example', () => {});
    expect(document.activeElement).toBe(find('.ads__title'));
    view.show(ad);
    expect(document.activeElement).toBe(find('.ads__skip'));
  });
});

describe('the focus', () => {
  test('in the player goes to the layer, and back to where it was', () => {
    const { view, control, layer } = open();
    control.focus();
    view.cover();
    expect(document.activeElement).toBe(layer);
    expect(control.hasAttribute('inert')).toBe(true);
    view.uncover();
    expect(document.activeElement).toBe(control);
    expect(control.hasAttribute('inert')).toBe(false);
  });

  test('elsewhere on the page stays there', () => {
    const { view, elsewhere } = open();
    elsewhere.focus();
    view.cover();
    view.show(ad);
    expect(document.activeElement).toBe(elsewhere);
    view.uncover();
    expect(document.activeElement).toBe(elsewhere);
  });

  test('that has left the ad for another place is not called back', () => {
    const { view, control, elsewhere } = open();
    control.focus();
    view.cover();
    elsewhere.focus();
    view.uncover();
    expect(document.activeElement).toBe(elsewhere);
  });

  test('does not go to a control that has left the page', () => {
    const { view, control } = open();
    control.focus();
    view.cover();
    control.remove();
    const focus = vi.spyOn(control, 'focus');
    view.uncover();
    expect(focus).not.toHaveBeenCalled();
  });

  test('comes back once, even where the film is covered twice', () => {
    const { view, control, layer } = open();
    control.focus();
    view.cover();
    view.cover();
    expect(layer.hasAttribute('inert')).toBe(false);
    view.uncover();
    expect(control.hasAttribute('inert')).toBe(false);
    expect(document.activeElement).toBe(control);
  });
});

test('what was shut before an ad stays shut after it', () => {
  const { view, control } = open();
  control.setAttribute('inert', '');
  view.cover();
  view.uncover();
  expect(control.hasAttribute('inert')).toBe(true);
});

test("the film's keys do nothing on an ad, those of the browser and the screen do", () => {
  const { layer, root, view } = open();
  const heard: string[] = [];
  for (const type of ['keydown', 'keyup'])
    root.addEventListener(type, (event) => heard.push(`${type} ${(event as KeyboardEvent).key}`));
  const press = (key: string) => {
    for (const type of ['keydown', 'keyup'])
      layer.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }));
  };
  for (const key of ['k', 'ArrowLeft', '5']) press(key);
  expect(heard).toEqual([]);
  for (const key of ['Tab', 'Escape', 'f', 'F']) press(key);
  expect(heard).toEqual(
    ['Tab', 'Escape', 'f', 'F'].flatMap((key) => [`keydown ${key}`, `keyup ${key}`]),
  );
  heard.length = 0;
  view.destroy();
  root.append(layer);
  press('k');
  expect(heard).toEqual(['keydown k', 'keyup k']);
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

test('k, space and m are the ad’s own, but the space bar on a button is the button’s', () => {
  const { view, layer, actions, find } = open();
  view.show(ad);
  const press = (key: string, on: Element = layer) =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('k');
  expect(actions.pause).toHaveBeenCalledOnce();
  press(' ');
  expect(actions.resume).toHaveBeenCalledOnce();
  press(' ', find('.ads__button') as Element);
  expect(actions.pause).toHaveBeenCalledOnce();
  press('m');
  expect(actions.setMuted).toHaveBeenCalledOnce();
});

test('where an ad begins and ends is said aloud, and heard though the film is shut', () => {
  const { view, root } = open();
  const said = () => root.querySelector('.ads__said');
  view.cover();
  expect(said()?.hasAttribute('inert')).toBe(false);
  expect(said()?.textContent).toBe('');
  view.show(ad);
  expect(said()?.textContent).toBe('commence');
  view.hide();
  view.uncover();
  expect(said()?.textContent).toBe('finie');
});
