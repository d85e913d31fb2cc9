// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveSums } from '@/components/checkout/live-sums';
import '../../patient-screen';

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
