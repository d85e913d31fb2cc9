// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showFieldFaults } from '@/components/checkout/show-field-faults';

test('what is wrong with a code stands below its field until it is right', () => {
  document.body.innerHTML =
    '<form><div><input name="voucher" id="field-voucher" aria-describedby="note-voucher"><p id="note-voucher"></p></div></form>';
  const form = document.querySelector('form') ?? expect.fail();
  const seen = () => {
    const input = form.querySelector('input');
    return [
      input?.getAttribute('aria-invalid'),
      input?.getAttribute('aria-describedby'),
      [...form.querySelectorAll('#fault-voucher')].map(({ textContent }) => textContent),
    ];
  };
  showFieldFaults(form, { voucher: 'Unbekannt' });
  showFieldFaults(form, { voucher: 'Gesperrt' });
  expect(seen()).toEqual(['true', 'fault-voucher note-voucher', ['Gesperrt']]);
  showFieldFaults(form, {});
  expect(seen()).toEqual([null, 'note-voucher', []]);
});

test('what is wrong with a choice stands below all of it', () => {
  document.body.innerHTML =
    '<form><fieldset><label><input type="radio" id="field-payment"></label></fieldset></form>';
  const form = document.querySelector('form') ?? expect.fail();
  const group = form.querySelector('fieldset');
  showFieldFaults(form, { payment: 'Nur beim Abholen' });
  expect(group?.getAttribute('aria-describedby')).toBe('fault-payment');
  expect(group?.lastElementChild?.textContent).toBe('Nur beim Abholen');
  showFieldFaults(form, {});
  expect(form.querySelector('#fault-payment')).toBeNull();
});
