// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { isTyped, restoreTyped, storeTyped } from '@/lib/shop/checkout/typed-fields';

function openForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="name"><input name="voucher"><textarea name="message"></textarea>
    <select name="country"><option value="CH" selected>CH</option><option value="FR">FR</option></select>
    <input type="radio" name="delivery" value="post" checked><input type="radio" name="delivery" value="collection">
    <input type="radio" name="payment" value="bill" checked>
  </form>`;
  return document.querySelector('form') ?? expect.fail();
}

const type = (form: HTMLFormElement, name: string, value: string) =>
  Object.assign(form.elements.namedItem(name) ?? {}, { value });
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const typed = { name: 'Anna', message: 'Merci', country: 'FR', delivery: 'collection' };

beforeEach(() => {
  const form = openForm();
  for (const [name, value] of Object.entries({ ...typed, voucher: 'K7Q4' }))
    type(form, name, value);
  storeTyped(form);
});

test('typed fields are restored into a new form, except the voucher code', () => {
  const form = openForm();
  restoreTyped(form);
  expect(valuesOf(form)).toEqual({ ...typed, voucher: '', payment: 'bill' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('K7Q4');
  expect(localStorage).toHaveLength(0);
});

test('a form counts as typed once a stored field is changed', () => {
  const form = openForm();
  expect(isTyped(form)).toBe(false);
  type(form, 'voucher', 'K7Q4');
  expect(isTyped(form), 'a code is not stored').toBe(false);
  type(form, 'message', 'Merci');
  expect(isTyped(form)).toBe(true);
});
