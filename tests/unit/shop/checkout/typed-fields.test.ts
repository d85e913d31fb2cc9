// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { deleteTyped, isTyped, restoreTyped, storeTyped } from '@/lib/shop/checkout/typed-fields';

function open(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="name"><input name="voucher"><textarea name="message"></textarea>
    <select name="country"><option value="CH" selected>CH</option><option value="FR">FR</option></select>
    <input type="radio" name="delivery" value="post" checked><input type="radio" name="delivery" value="collection">
    <input type="radio" name="payment" value="bill" checked>
  </form>`;
  return document.querySelector('form') ?? expect.fail();
}

function write(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  (field as HTMLInputElement | RadioNodeList).value = value;
}

const said = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const whole = { name: 'Anna', message: 'Merci', country: 'FR', delivery: 'collection' };

beforeEach(() => {
  sessionStorage.clear();
  const form = open();
  for (const [name, value] of Object.entries({ ...whole, voucher: 'K7Q4' }))
    write(form, name, value);
  storeTyped(form);
});

test('what was typed stands in the form that is made anew, but for a voucher’s code', () => {
  const form = open();
  restoreTyped(form);
  expect(said(form)).toEqual({ ...whole, voucher: '', payment: 'bill' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('K7Q4');
  expect(localStorage).toHaveLength(0);
});

test('what was written or chosen meanwhile is not overwritten', () => {
  const form = open();
  write(form, 'name', 'Berta');
  restoreTyped(form);
  expect(said(form)).toMatchObject({ name: 'Berta', message: 'Merci' });
});

test('what was written before is told from a form as it was made', () => {
  const form = open();
  expect(isTyped(form)).toBe(false);
  write(form, 'voucher', 'K7Q4');
  expect(isTyped(form), 'a code is not kept').toBe(false);
  write(form, 'message', 'Merci');
  expect(isTyped(form)).toBe(true);
});

test('a choice that is none any more leaves the one that is made', () => {
  sessionStorage.setItem(
    'bobine-checkout',
    '{"country":"JP","delivery":"drone","payment":"gold","name":7}',
  );
  const form = open();
  restoreTyped(form);
  expect(said(form)).toMatchObject({ country: 'CH', delivery: 'post', payment: 'bill', name: '' });
});

test('nothing of it is left once it is forgotten', () => {
  deleteTyped();
  expect(sessionStorage).toHaveLength(0);
});
