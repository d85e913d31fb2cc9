import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  drawCartLinks,
  pressCartButton,
  showCurrency,
} from '@/components/live-buttons/attach-cart';
import { attachChoices } from '@/components/live-buttons/attach-choices';
import { openNotice } from '@/components/live-buttons/notice';
import { storeCurrency } from '@/lib/primitives/money/stored-currency';
import { choiceOf, choose } from '@/lib/security/consent/choices';
import { openStoredCart } from '@/lib/shop/cart/stored-cart';
import messages from '@/messages/fr.json';

// @vitest-environment jsdom

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});
afterEach(() => void vi.restoreAllMocks());
const keepNothing = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });

describe('the dialog of choices', () => {
  const party = (name: string) => `<li>
    <button data-party="${name}" data-choice="refused" aria-pressed="false">no</button>
    <button data-party="${name}" data-choice="given" aria-pressed="false">yes</button>
    <p data-answer="${name}" data-unknown="open" data-given="agreed" data-refused="declined">open</p>
  </li>`;

  function open() {
    document.body.innerHTML = `<div id="choices" data-refused="not kept">${party('youtube')}${party('ads')}
      <button data-party="youtube ads" data-choice="refused">no to all</button>
      <button data-party="youtube ads" data-choice="unknown">forget</button></div>`;
    const dialog = document.querySelector<HTMLElement>('#choices') as HTMLElement;
    attachChoices(dialog);
    const textsOf = (selector: string) =>
      [...dialog.querySelectorAll(selector)].map(({ textContent }) => textContent);
    const press = (words: string) =>
      [...dialog.querySelectorAll('button')].find((one) => one.textContent === words)?.click();
    return { dialog, press, seen: () => [textsOf('p'), textsOf('[aria-pressed=true]')] };
  }

  test('shows what holds, and every answer as it is given', () => {
    choose('ads', 'given');
    const { press, seen } = open();
    expect(seen()).toEqual([['open', 'agreed'], ['yes']]);
    press('no');
    expect(seen()).toEqual([
      ['declined', 'agreed'],
      ['no', 'yes'],
    ]);
    expect(choiceOf('youtube')).toBe('refused');
  });

  test('takes a no to all, and forgets all, by one press', () => {
    choose('ads', 'given');
    const { press, seen } = open();
    press('no to all');
    expect(seen()[0]).toEqual(['declined', 'declined']);
    press('forget');
    expect(seen()[0]).toEqual(['open', 'open']);
    expect(localStorage).toHaveLength(0);
  });

  test('takes a press once, though opened twice', () => {
    const { dialog, press } = open();
    attachChoices(dialog);
    const writes = vi.spyOn(Storage.prototype, 'setItem');
    press('yes');
    expect(writes).toHaveBeenCalledOnce();
  });

  test('says where the browser keeps nothing, and shows nothing as chosen', () => {
    const { press, seen } = open();
    keepNothing();
    press('yes');
    expect(seen()).toEqual([['not kept', 'open'], []]);
  });
});

test('prices are read in the currency that the device keeps, and in each where it keeps none', () => {
  const shown = () => document.documentElement.dataset.currency;
  const stop = showCurrency();
  expect(shown()).toBeUndefined();
  storeCurrency('EUR');
  expect(shown()).toBe('EUR');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toBeUndefined();
  storeCurrency('CHF');
  expect(shown()).toBe('CHF');
  stop();
  expect(shown()).toBeUndefined();
});

describe('the basket', () => {
  const line = (article: string, pieces: number) => ({
    ...{ article, pieces, title: article, prices: {}, at: 7 },
  });
  const { notices } = messages.Basket;

  test('says on its link how many pieces are in it, in words and as a number', () => {
    document.body.innerHTML =
      '<a data-live="basket" data-none="None" data-one="1 piece" data-many="{count} pieces" aria-label="None"><span></span></a>';
    const link = document.querySelector('a');
    const said = (...lines: ReturnType<typeof line>[]) => {
      drawCartLinks(lines);
      return [link?.getAttribute('aria-label'), link?.textContent];
    };
    expect(said(line('faust', 2), line('judex', 3))).toEqual(['5 pieces', '5']);
    expect(said(line('faust', 1))).toEqual(['1 piece', '1']);
    expect(said(line('faust', 99), line('judex', 30))).toEqual(['129 pieces', '99+']);
    expect(said()).toEqual(['None', '']);
  });

  /** A press on the button of an article's form, into which so many pieces were typed. */
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

  test('takes what a form says, and leads there or to the checkout', async () => {
    const show = await press('3');
    expect(openStoredCart().read()).toMatchObject([
      { article: 'faust', title: 'Faust', pieces: 3, prices: { CHF: 3490, EUR: 3290 } },
    ]);
    const [text, ways] = show.mock.calls[0] ?? [];
    expect(text).toBe(notices.added.replace('{title}', 'Faust'));
    const links = [...ways.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/panier', '/commande?article=faust&pieces=3&currency=EUR']);
  });

  test.each(['0', '100', '1.5', ''])('takes no “%s” pieces', async (pieces) => {
    expect(await press(pieces)).not.toHaveBeenCalled();
    expect(openStoredCart().read()).toEqual([]);
  });

  test('says where the browser keeps nothing, and leads nowhere', async () => {
    keepNothing();
    expect(await press('1')).toHaveBeenCalledWith(notices.refused, undefined);
  });
});

describe('a notice', () => {
  function open() {
    vi.useFakeTimers();
    document.body.innerHTML = '<button></button>';
    const button = document.querySelector('button');
    button?.focus();
    const notice = openNotice();
    const ways = document.createElement('span');
    ways.innerHTML = '<a href="/panier">Voir</a><a href="/commande">Commander</a>';
    notice.show('Au panier', ways);
    const [first, last] = ways.querySelectorAll('a');
    return { notice, button, first, last };
  }
  afterEach(() => void vi.useRealTimers());
  const said = () => document.querySelector('[role=status]')?.textContent;
  const key = (name: string, shiftKey = false) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true }),
    );

  test('that leads on stays for twenty seconds, and as long as the focus is in it', () => {
    const { notice, first } = open();
    vi.advanceTimersByTime(19_000);
    first?.focus();
    vi.advanceTimersByTime(60_000);
    expect(said()).toContain('Au panier');
    first?.blur();
    vi.advanceTimersByTime(6000);
    expect(said()).toBe('');
    notice.remove();
  });

  test('is entered by Tab from what was pressed, left by Tab, and closed by Escape', () => {
    const { notice, button, first, last } = open();
    key('Tab');
    expect(document.activeElement).toBe(first);
    key('Tab', true);
    expect(document.activeElement).toBe(button);
    last?.focus();
    key('Tab');
    expect(document.activeElement).toBe(button);
    first?.focus();
    key('Escape');
    expect([said(), document.activeElement]).toEqual(['', button]);
    notice.remove();
  });
});
