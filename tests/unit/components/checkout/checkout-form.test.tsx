// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveSums } from '@/components/checkout/live-sums';
import '../../patient-screen';
import { PiecesField } from '@/components/basket/pieces-field';
import { KeepTyped } from '@/components/checkout/keep-typed';
import { OrderButton } from '@/components/checkout/order-button';
import { showFieldFaults } from '@/components/checkout/show-field-faults';
import { mostPieces } from '@/lib/basket/basket';

describe('sums', () => {
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

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  /** The form as the server has written it, in which somebody has done something before the script came. */
  function open(before: (form: HTMLFormElement) => void = () => {}) {
    document.body.innerHTML = `<form>
    <select name="country"><option value="CH" selected>CH</option><option value="DE">DE</option></select>
    <select name="rates"></select><input name="town" value="">
    <input type="radio" name="delivery" value="post" checked><input type="radio" name="delivery" value="collection">
    <input type="number" name="pieces" value="1"><div></div></form>`;
    const form = document.querySelector('form') ?? expect.fail();
    before(form);
    render(<LiveSums first={sums('9.00')} words={words} email="shop@example.ch" />, {
      container: form.querySelector('div') ?? expect.fail(),
    });
  }

  test('a form as the server wrote it is not reckoned again, nor is one in which nothing that counts was typed', () => {
    open((form) => {
      write(form, 'town', 'Rorschach');
    });
    expect(asked).not.toHaveBeenCalled();
    expect(screen.getByText('9.00')).toBeTruthy();
  });

  const write = (form: HTMLFormElement, name: string, value: string) =>
    Object.assign(form.elements.namedItem(name) ?? {}, { value });

  test.each<[string, (form: HTMLFormElement) => void]>([
    ['country=DE', (form) => write(form, 'country', 'DE')],
    ['delivery=collection', (form) => write(form, 'delivery', 'collection')],
    ['pieces=3', (form) => write(form, 'pieces', '3')],
  ])('what was chosen before the script came counts: %s', async (said, choose) => {
    open(choose);
    expect(await screen.findByText('19.00')).toBeTruthy();
    expect(asked).toHaveBeenCalledOnce();
    expect(String(asked.mock.calls[0]?.[1]?.body)).toContain(said);
  });

  test('new sums wait for a press that has begun: what moves under it would take it away', async () => {
    open();
    const form = document.querySelector('form') ?? expect.fail();
    form.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    write(form, 'pieces', '3');
    form.querySelector('[name=pieces]')?.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('19.00')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
    window.dispatchEvent(new Event('pointerup'));
    expect(await screen.findByText('19.00')).toBeTruthy();
  });
});

describe('what was typed', () => {
  beforeEach(() => {
    cleanup();
    sessionStorage.clear();
  });

  /** A form into which somebody has written before its script came. */
  function open(typed: string) {
    const write = (field: HTMLInputElement | null) => {
      if (field) field.value = typed;
    };
    render(
      <form>
        <KeepTyped />
        <input name="town" ref={write} />
      </form>,
    );
  }

  test('what was typed before the script came is kept', () => {
    open('Bern');
    expect(sessionStorage.getItem('bobine-checkout')).toContain('"town":"Bern"');
  });
});

describe('the button', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  /** The form with its button, and how it is sent: whether the browser sends it. */
  function open() {
    const { container } = render(
      <form>
        <OrderButton words="Order" sending="On its way" />
      </form>,
    );
    const form = container.querySelector('form') ?? expect.fail();
    const send = () =>
      act(() => form.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true })));
    const seen = () => [
      screen.getByRole('button').getAttribute('aria-disabled'),
      screen.getByRole('status').textContent,
    ];
    return { send, seen };
  }

  test('says that the order is on its way, and sends it once, until somebody comes back', async () => {
    const { send, seen } = open();
    expect(seen()).toEqual([null, '']);
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

describe('faults', () => {
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
});

describe('pieces', () => {
  const words = { label: 'Pieces', less: '−', more: '+', most: 'most', none: 'stays {pieces}' };

  function field(pieces = 5) {
    const onChange = vi.fn();
    const onRemove = vi.fn();
    render(<PiecesField {...{ pieces, onChange, onRemove, words }} />);
    return { input: screen.getByRole('spinbutton'), onChange, onRemove };
  }

  afterEach(cleanup);

  test('0 removes the article, once the field is left', () => {
    const { input, onRemove } = field();
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: '0' } });
    expect(onRemove).not.toHaveBeenCalled();
    fireEvent.blur(input);
    expect(onRemove).toHaveBeenCalledOnce();
  });

  test.each(['-1', '1.5', ''])('“%s” goes back to the number before, and says so', (text) => {
    const { input, onChange, onRemove } = field();
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
    expect(screen.getByText('stays 5')).toBeTruthy();
    expect(onChange).toHaveBeenLastCalledWith(5);
    expect(onRemove).not.toHaveBeenCalled();
  });

  test.each([
    ['−', 1],
    ['+', mostPieces],
  ])('“%s” keeps the focus at its end, where a press does nothing', (name, pieces) => {
    const { onChange } = field(pieces);
    const button = screen.getByRole('button', { name });
    button.focus();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(onChange).not.toHaveBeenCalled();
  });
});
