import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PiecesField } from '@/components/shop/cart/pieces-field';
import { showFieldErrors } from '@/components/shop/checkout/field-messages';
import { LiveSums } from '@/components/shop/checkout/live-sums';
import { OrderButton } from '@/components/shop/checkout/order-button';
import { PersistTypedFields } from '@/components/shop/checkout/persist-typed-fields';
import { maxPieces } from '@/lib/shop/cart/cart';
import '@/tests/unit/patient-screen';

// @vitest-environment jsdom

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const formOf = (html: string) => {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector('form') ?? expect.fail();
};

describe('the sums', () => {
  const words = {
    ...{ recalculate: 'Again', recalculated: 'Now {total}', recalculating: 'Wait' },
    ...{ failed: 'Failed', noSums: 'None', write: 'Write' },
  };
  const sums = (amount: string) => ({
    ...{ rows: [], total: { label: 'Total', amount }, vat: [] },
    ...{ arrival: 'Soon', shown: Number(amount) * 100, lines: {} },
  });
  const asked = vi.fn<typeof fetch>();
  beforeEach(() => {
    asked.mockReset();
    asked.mockImplementation(async () =>
      Response.json({ sums: sums('19.00'), words: [], fields: {} }),
    );
    vi.stubGlobal('fetch', asked);
  });

  type Form = HTMLFormElement;
  const write = (form: Form, name: string, value: string) =>
    Object.assign(form.elements.namedItem(name) ?? {}, { value });

  /** The form as the server has written it, in which somebody has done something before the script came. */
  function open(before: (form: Form) => void = () => {}) {
    const form =
      formOf(`<select name="country"><option value="CH" selected><option value="DE"></select>
      <select name="rates"></select><input name="town" value="">
      <input type="radio" name="delivery" value="post" checked><input type="radio" name="delivery" value="collection">
      <input type="number" name="pieces" value="1"><div></div>`);
    before(form);
    render(<LiveSums first={sums('9.00')} words={words} email="shop@example.ch" />, {
      container: form.querySelector('div') ?? expect.fail(),
    });
    return form;
  }

  test('are not reckoned again where nothing that counts was typed', () => {
    open((form) => write(form, 'town', 'Rorschach'));
    expect(asked).not.toHaveBeenCalled();
    expect(screen.getByText('9.00')).toBeTruthy();
  });

  test.each([
    ['country', 'DE'],
    ['delivery', 'collection'],
    ['pieces', '3'],
  ])('count what was chosen before the script came: %s=%s', async (name, value) => {
    open((form) => write(form, name, value));
    expect(await screen.findByText('19.00')).toBeTruthy();
    expect(asked).toHaveBeenCalledOnce();
    expect(String(asked.mock.calls[0]?.[1]?.body)).toContain(`${name}=${value}`);
  });

  test('wait for a press that has begun: what moves under it would take it away', async () => {
    const form = open();
    form.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    write(form, 'pieces', '3');
    form.querySelector('[name=pieces]')?.dispatchEvent(new Event('change', { bubbles: true }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(asked).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
    window.dispatchEvent(new Event('pointerup'));
    expect(await screen.findByText('19.00')).toBeTruthy();
  });
});

test('what was typed before the script came is kept', () => {
  sessionStorage.clear();
  const open = (typed: string) =>
    render(
      <form>
        <PersistTypedFields />
        <input name="town" ref={(field) => void Object.assign(field ?? {}, { value: typed })} />
      </form>,
    );
  open('');
  expect(sessionStorage).toHaveLength(0);
  cleanup();
  open('Bern');
  expect(sessionStorage.getItem('bobine-checkout')).toContain('"town":"Bern"');
});

describe('the button', () => {
  /** How the form is sent: whether the browser sends it. */
  function open() {
    const { container } = render(
      <form>
        <OrderButton label="Order" sending="On its way" />
      </form>,
    );
    const sent = () => new SubmitEvent('submit', { cancelable: true, bubbles: true });
    const send = () => act(() => container.querySelector('form')?.dispatchEvent(sent()));
    const seen = () => [
      screen.getByRole('button').getAttribute('aria-disabled'),
      screen.getByRole('status').textContent,
    ];
    return { send, seen };
  }

  test('says that the order is on its way, and sends it once, until somebody comes back', async () => {
    const { send, seen } = open();
    expect([await send(), await send()]).toEqual([true, false]);
    expect(seen()).toEqual(['true', 'On its way']);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(seen()).toEqual([null, '']);
    expect(await send()).toBe(true);
  });

  test('can be pressed again after a minute, by who has stopped the browser', async () => {
    vi.useFakeTimers();
    const { send, seen } = open();
    await send();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(seen()).toEqual([null, '']);
  });
});

test('what is wrong with a code stands below its field until it is right', () => {
  const form = formOf(
    '<div><input name="voucher" id="field-voucher" aria-describedby="note-voucher"><p id="note-voucher"></p></div>',
  );
  const input = form.querySelector('input');
  const seen = () => [
    ...['aria-invalid', 'aria-describedby'].map((name) => input?.getAttribute(name)),
    [...form.querySelectorAll('#fault-voucher')].map(({ textContent }) => textContent),
  ];
  showFieldErrors(form, { voucher: 'Unbekannt' });
  showFieldErrors(form, { voucher: 'Gesperrt' });
  expect(seen()).toEqual(['true', 'fault-voucher note-voucher', ['Gesperrt']]);
  showFieldErrors(form, {});
  expect(seen()).toEqual([null, 'note-voucher', []]);
});

test('what is wrong with a choice stands below all of it', () => {
  const form = formOf(
    '<fieldset><label><input type="radio" id="field-payment"></label></fieldset>',
  );
  const group = form.querySelector('fieldset');
  showFieldErrors(form, { payment: 'Nur beim Abholen' });
  expect(group?.getAttribute('aria-describedby')).toBe('fault-payment');
  expect(group?.lastElementChild?.textContent).toBe('Nur beim Abholen');
  showFieldErrors(form, {});
  expect(form.querySelector('#fault-payment')).toBeNull();
});

describe('the number of pieces', () => {
  const words = { label: 'Pieces', less: '−', more: '+', most: 'most', none: 'stays {pieces}' };
  function field(pieces = 5) {
    const [onChange, onRemove] = [vi.fn(), vi.fn()];
    render(<PiecesField {...{ pieces, onChange, onRemove, words }} />);
    const input = screen.getByRole('spinbutton');
    const type = (value: string) => {
      fireEvent.focus(input);
      fireEvent.change(input, { target: { value } });
    };
    return { type, leave: () => fireEvent.blur(input), onChange, onRemove };
  }

  test('that is 0 removes the article, once the field is left', () => {
    const { type, leave, onRemove } = field();
    type('0');
    expect(onRemove).not.toHaveBeenCalled();
    leave();
    expect(onRemove).toHaveBeenCalledOnce();
  });

  test.each(['-1', '1.5', ''])('that is “%s” goes back to the one before, and says so', (text) => {
    const { type, leave, onChange, onRemove } = field();
    type(text);
    leave();
    expect(screen.getByText('stays 5')).toBeTruthy();
    expect(onChange).toHaveBeenLastCalledWith(5);
    expect(onRemove).not.toHaveBeenCalled();
  });

  test.each([
    ['−', 1],
    ['+', maxPieces],
  ])('keeps the focus on “%s” at its end, where a press does nothing', (name, pieces) => {
    const { onChange } = field(pieces);
    const button = screen.getByRole('button', { name });
    button.focus();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(onChange).not.toHaveBeenCalled();
  });
});
