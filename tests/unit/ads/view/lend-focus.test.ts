// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { lendFocus } from '@/lib/ads/view/lend-focus';

function open() {
  const root = document.createElement('div');
  const control = document.createElement('button');
  const layer = document.createElement('div');
  layer.tabIndex = -1;
  const skip = document.createElement('button');
  layer.append(skip);
  root.append(control, layer);
  const elsewhere = document.createElement('button');
  document.body.replaceChildren(root, elsewhere);
  return { root, control, layer, skip, elsewhere, loan: lendFocus(root, layer) };
}
const still = { preventScroll: true };

test('the focus of the player moves from hand to hand without scrolling the page', () => {
  const { control, layer, skip, loan } = open();
  const moves = [layer, skip, control].map((node) => vi.spyOn(node, 'focus'));
  control.focus();
  loan.take();
  loan.give(skip);
  loan.giveBack();
  expect(moves.map(({ mock }) => mock.lastCall)).toEqual([[still], [still], [still]]);
  expect(document.activeElement).toBe(control);
});

test('a focus that went down with the button it was on comes back to the player', () => {
  const { control, skip, loan } = open();
  control.focus();
  loan.take();
  loan.give(skip);
  skip.remove();
  expect(document.activeElement).toBe(document.body);
  loan.giveBack();
  expect(document.activeElement).toBe(control);
});

test('who was nowhere in the player and has gone to the ad moves on in the ad', () => {
  const { elsewhere, layer, skip, loan } = open();
  elsewhere.focus();
  loan.take();
  layer.focus();
  loan.give(skip);
  expect(document.activeElement).toBe(skip);
});

test('what was not taken is not given back, and what was is given back once', () => {
  const { control, elsewhere, loan } = open();
  control.setAttribute('inert', '');
  loan.giveBack();
  expect(control.hasAttribute('inert')).toBe(true);
  control.removeAttribute('inert');
  control.focus();
  loan.take();
  expect(control.getAttribute('inert')).toBe('');
  loan.giveBack();
  elsewhere.focus();
  control.setAttribute('inert', '');
  loan.giveBack();
  expect(control.hasAttribute('inert')).toBe(true);
  expect(document.activeElement).toBe(elsewhere);
});

test('it can be taken a second time', () => {
  const { control, loan } = open();
  loan.take();
  loan.giveBack();
  loan.take();
  expect(control.hasAttribute('inert')).toBe(true);
});

test('who was given their focus back is not called to an ad that comes later', () => {
  const { control, elsewhere, skip, loan } = open();
  control.focus();
  loan.take();
  loan.giveBack();
  elsewhere.focus();
  loan.give(skip);
  expect(document.activeElement).toBe(elsewhere);
});

test('the list of keys, what is said aloud and the layer itself stay open', () => {
  const { root, control, layer, loan } = open();
  const keys = document.createElement('dialog');
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  root.append(keys, said);
  loan.take();
  expect([...root.children].map((one) => one.hasAttribute('inert'))).toEqual(
    [...root.children].map((one) => one === control),
  );
  expect(layer.hasAttribute('inert')).toBe(false);
});
