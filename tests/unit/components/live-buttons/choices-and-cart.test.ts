// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  drawCartLinks,
  pressCartButton,
  showCurrency,
} from '@/components/live-buttons/attach-cart';
import { attachChoices } from '@/components/live-buttons/attach-choices';
import { storeCurrency } from '@/lib/primitives/money/stored-currency';
import { choiceOf, choose } from '@/lib/security/consent/choices';
import { openStoredCart } from '@/lib/shop/cart/stored-cart';
import messages from '@/messages/fr.json';

beforeEach(() => {
  document.body.innerHTML = '';
});
const refuseStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });

const party = (name: string) => `<li>
    <button data-party="${name}" data-choice="refused" aria-pressed="false">no</button>
    <button data-party="${name}" data-choice="given" aria-pressed="false">yes</button>
    <p data-answer="${name}" data-unknown="open" data-given="agreed" data-refused="declined">open</p>
  </li>`;

function open() {
  document.body.innerHTML = `<div id="choices" data-refused="not stored">${party('youtube')}${party('ads')}
      <button data-party="youtube ads" data-choice="refused">no to all</button>
      <button data-party="youtube ads" data-choice="unknown">forget</button></div>`;
  const dialog = document.querySelector<HTMLElement>('#choices') ?? expect.fail();
  // A second call has no effect.
  for (const _ of [1, 2]) attachChoices(dialog);
  const textsOf = (selector: string) =>
    [...dialog.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const press = (label: string) =>
    [...dialog.querySelectorAll('button')].find((one) => one.textContent === label)?.click();
  return { press, state: () => [textsOf('p'), textsOf('[aria-pressed=true]')] };
}

test('the consent dialog shows the stored choices, and stores each press once', () => {
  choose('ads', 'given');
  const { press, state } = open();
  expect(state()).toEqual([['open', 'agreed'], ['yes']]);
  const writes = vi.spyOn(Storage.prototype, 'setItem');
  press('no');
  expect(writes).toHaveBeenCalledOnce();
  expect(state()).toEqual([
    ['declined', 'agreed'],
    ['no', 'yes'],
  ]);
  expect(choiceOf('youtube')).toBe('refused');
});

test('the consent dialog refuses all, and deletes all choices, by one press', () => {
  choose('ads', 'given');
  const { press, state } = open();
  press('no to all');
  expect(state()[0]).toEqual(['declined', 'declined']);
  press('forget');
  expect(state()[0]).toEqual(['open', 'open']);
  expect(localStorage).toHaveLength(0);
});

test('the consent dialog says that a choice could not be stored, and shows it as not made', () => {
  const { press, state } = open();
  refuseStorage();
  press('yes');
  expect(state()).toEqual([['not stored', 'open'], []]);
});

test('the document has the stored currency, and none without one', () => {
  const shown = () => document.documentElement.dataset.currency;
  const stop = showCurrency();
  expect(shown()).toBeUndefined();
  storeCurrency('EUR');
  expect(shown()).toBe('EUR');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toBeUndefined();
  storeCurrency('CHF');
  stop();
  expect(shown()).toBeUndefined();
});

describe('the cart', () => {
  const { notices } = messages.Cart;

  test.each([
    [[2, 3], '5 pieces', '5'],
    [[1], '1 piece', '1'],
    [[99, 30], '129 pieces', '99+'],
    [[], 'None', ''],
  ])('with %j pieces is labelled “%s” and “%s” on its link', (pieces, label, count) => {
    document.body.innerHTML =
      '<a data-live="basket" data-none="None" data-one="1 piece" data-many="{count} pieces"><span></span></a>';
    const common = { prices: {}, at: 7 };
    drawCartLinks(
      pieces.map((number, at) => ({ ...common, article: `${at}`, title: 'A', pieces: number })),
    );
    const link = document.querySelector('a');
    expect([link?.getAttribute('aria-label'), link?.textContent]).toEqual([label, count]);
  });

  /** Presses the button of an article's form with this number of pieces. */
  async function press(pieces: string) {
    document.body.innerHTML = `<form><input name="article" value="faust"><input name="currency" value="EUR">
      <input type="number" name="pieces" min="1" max="99" required value="${pieces}"><button type="button"></button></form>`;
    const button = document.querySelector('button') ?? expect.fail();
    Object.assign(button.dataset, { article: 'faust', title: 'Faust' });
    button.dataset.prices = '{"CHF":3490,"EUR":3290}';
    button.dataset.words = JSON.stringify(notices);
    const show = vi.fn();
    await pressCartButton(button, openStoredCart(), { show });
    return show;
  }

  test('stores the article of a form, with a notice that links to the cart and the checkout', async () => {
    const show = await press('3');
    expect(openStoredCart().read()).toMatchObject([
      { article: 'faust', title: 'Faust', pieces: 3, prices: { CHF: 3490, EUR: 3290 } },
    ]);
    const [text, ways] = show.mock.calls[0] ?? [];
    expect(text).toBe(notices.added.replace('{title}', 'Faust'));
    const links = [...ways.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/panier', '/commande?article=faust&pieces=3&currency=EUR']);
  });

  test.each(['0', '100', '1.5', ''])('accepts no “%s” pieces', async (pieces) => {
    expect(await press(pieces)).not.toHaveBeenCalled();
    expect(openStoredCart().read()).toEqual([]);
  });

  test('shows a notice without links where storage is refused', async () => {
    refuseStorage();
    expect(await press('1')).toHaveBeenCalledWith(notices.refused, undefined);
  });
});
