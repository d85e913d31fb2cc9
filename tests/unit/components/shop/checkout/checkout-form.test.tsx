// @vitest-environment jsdom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PiecesField } from '@/components/shop/cart/pieces-field';
import { showFieldErrors } from '@/components/shop/checkout/field-messages';
import { LiveSums } from '@/components/shop/checkout/live-sums';
import { OrderButton } from '@/components/shop/checkout/order-button';
import { maxPieces } from '@/lib/shop/cart/cart';
import messages from '@/messages/fr.json';
import '@/tests/unit/long-find-timeout';

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector('form') ?? expect.fail();
}

describe('LiveSums', () => {
  const words = { ...messages.Checkout, failed: messages.Checkout.recalculateFailed };
  const sums = (amount: string) => {
    const total = { label: 'Total', amount };
    return { rows: [], total, lines: {}, vat: [], arrival: 'Soon', shown: Number(amount) * 100 };
  };
  const fetchMock = vi.fn<typeof fetch>();
  beforeEach(() => {
    const quote = { sums: sums('19.00'), words: [], fields: {} };
    fetchMock.mockReset().mockImplementation(async () => Response.json(quote));
    vi.stubGlobal('fetch', fetchMock);
  });

  const type = (form: HTMLFormElement, name: string, value: string) =>
    Object.assign(form.elements.namedItem(name) ?? {}, { value });

  /** Hydrates the server's form. @param name field that was changed before */
  function open(name?: string, value = ''): HTMLFormElement {
    const form =
      formOf(`<select name="country"><option value="CH" selected><option value="DE"></select>
      <select name="rates"></select><input name="town" value="">
      <input type="radio" name="delivery" value="post" checked><input type="radio" name="delivery" value="collection">
      <input type="number" name="pieces" value="1"><div></div>`);
    if (name) type(form, name, value);
    const container = form.querySelector('div') ?? expect.fail();
    render(<LiveSums first={sums('9.00')} messages={words} email="shop@example.ch" />, {
      container,
    });
    return form;
  }

  test('keeps the server’s sums if no field of theirs was changed before', () => {
    open('town', 'Rorschach');
    expect(fetchMock).not.toHaveBeenCalled();
    expect(screen.getByText('9.00')).toBeTruthy();
  });

  test.each([
    ['country', 'DE'],
    ['delivery', 'collection'],
    ['pieces', '3'],
  ])('recalculates once for %s=%s chosen before hydration', async (name, value) => {
    open(name, value);
    expect(await screen.findByText('19.00')).toBeTruthy();
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(String(fetchMock.mock.calls[0]?.[1]?.body)).toContain(`${name}=${value}`);
  });

  test('waits for the end of a press, which a layout shift would cancel', async () => {
    const form = open();
    fireEvent.pointerDown(form);
    type(form, 'pieces', '3');
    form.querySelector('[name=pieces]')?.dispatchEvent(new Event('change', { bubbles: true }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(fetchMock).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
    window.dispatchEvent(new Event('pointerup'));
    expect(await screen.findByText('19.00')).toBeTruthy();
  });
});

function open() {
  const { container } = render(
    <form>
      <OrderButton label="Order" sending="Sending" />
    </form>,
  );
  const form = container.querySelector('form') ?? expect.fail();
  /** @returns whether the browser submits the form */
  const submit = () => act(() => fireEvent.submit(form));
  const state = () => [
    screen.getByRole('button').getAttribute('aria-disabled'),
    screen.getByRole('status').textContent,
  ];
  return { submit, state };
}

test('OrderButton submits once and shows it, until the browser comes back to the page', async () => {
  const { submit, state } = open();
  expect([await submit(), await submit()]).toEqual([true, false]);
  expect(state()).toEqual(['true', 'Sending']);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(state()).toEqual([null, '']);
  expect(await submit()).toBe(true);
});

test('OrderButton can submit again after a minute, if the visitor has stopped the browser', async () => {
  vi.useFakeTimers();
  const { submit, state } = open();
  await submit();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(state()).toEqual([null, '']);
});

test('showFieldErrors shows one error below the voucher code until it is corrected', () => {
  const form = formOf(
    '<div><input name="voucher" id="field-voucher" aria-describedby="note-voucher"></div>',
  );
  const input = form.querySelector('input');
  const state = () => [
    input?.getAttribute('aria-invalid'),
    input?.getAttribute('aria-describedby'),
    [...form.querySelectorAll('#error-voucher')].map(({ textContent }) => textContent),
  ];
  for (const voucher of ['Unbekannt', 'Gesperrt']) showFieldErrors(form, { voucher });
  expect(state()).toEqual(['true', 'error-voucher note-voucher', ['Gesperrt']]);
  showFieldErrors(form, {});
  expect(state()).toEqual([null, 'note-voucher', []]);
});

describe('PiecesField', () => {
  const words = { label: 'Pieces', less: '−', more: '+', most: 'most', none: 'stays {pieces}' };
  function open(pieces = 5) {
    const [onChange, onRemove] = [vi.fn(), vi.fn()];
    render(<PiecesField {...{ pieces, onChange, onRemove, messages: words }} />);
    const input = screen.getByRole('spinbutton');
    const type = (value: string) => {
      fireEvent.focus(input);
      fireEvent.change(input, { target: { value } });
    };
    return { type, leave: () => fireEvent.blur(input), onChange, onRemove };
  }

  test('removes the article at 0 once the field is left', () => {
    const { type, leave, onRemove } = open();
    type('0');
    expect(onRemove).not.toHaveBeenCalled();
    leave();
    expect(onRemove).toHaveBeenCalledOnce();
  });

  test.each(['-1', '1.5'])('restores the number before the input “%s”', (text) => {
    const { type, leave, onChange, onRemove } = open();
    type(text);
    leave();
    expect(screen.getByText('stays 5')).toBeTruthy();
    expect(onChange).toHaveBeenLastCalledWith(5);
    expect(onRemove).not.toHaveBeenCalled();
  });

  test.each([
    ['−', 1],
    ['+', maxPieces],
  ])('keeps the focus on “%s” at its limit, where a press does nothing', (name, pieces) => {
    const { onChange } = open(pieces);
    const button = screen.getByRole('button', { name });
    button.focus();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(onChange).not.toHaveBeenCalled();
  });
});
