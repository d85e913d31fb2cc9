// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { drawBasketLinks } from '@/components/live-buttons/attach-basket';
import { pressBasketButton } from '@/components/live-buttons/press-basket-button';
import { openBasket } from '@/lib/basket/open-basket';
import messages from '@/messages/fr.json';

const line = (article: string, pieces: number) => ({
  ...{ article, pieces, title: article, prices: {}, at: 7 },
});
const { notices } = messages.Basket;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

test('the way to the basket says how many pieces are in it, in words and as a number', () => {
  document.body.innerHTML =
    '<a data-live="basket" data-none="Panier" data-one="Panier, 1 article" data-many="Panier, {count} articles" aria-label="Panier"><svg></svg><span></span></a>';
  const link = document.querySelector('a');
  const said = () => [link?.getAttribute('aria-label'), link?.querySelector('span')?.textContent];
  drawBasketLinks([line('faust', 2), line('judex', 3)]);
  expect(said()).toEqual(['Panier, 5 articles', '5']);
  drawBasketLinks([line('faust', 1)]);
  expect(said()).toEqual(['Panier, 1 article', '1']);
  drawBasketLinks([line('faust', 99), line('judex', 30)]);
  expect(said(), 'three digits have no room').toEqual(['Panier, 129 articles', '99+']);
  drawBasketLinks([]);
  expect(said()).toEqual(['Panier', '']);
});

/** An article's form, with so many pieces typed into it. */
function form(pieces: string) {
  document.body.innerHTML = `<form><input name="article" value="faust"><input name="currency" value="EUR">
    <input type="number" name="pieces" min="1" max="99" required value="${pieces}">
    <button type="button"></button></form>`;
  const button = document.querySelector('button') ?? expect.fail();
  Object.assign(button.dataset, { article: 'faust', title: 'Faust' });
  button.dataset.prices = '{"CHF":3490,"EUR":3290}';
  button.dataset.words = JSON.stringify(notices);
  return button;
}

test('a press puts what its form says into the basket, and leads there or to the checkout', async () => {
  const show = vi.fn();
  await pressBasketButton(form('3'), openBasket(), { show });
  const [kept] = openBasket().read();
  expect(kept).toMatchObject({
    ...{ article: 'faust', title: 'Faust', pieces: 3 },
    prices: { CHF: 3490, EUR: 3290 },
  });
  const [text, ways] = show.mock.calls[0] ?? [];
  expect(text).toBe(notices.added.replace('{title}', 'Faust'));
  const links = [...ways.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/panier', '/commande?article=faust&pieces=3&currency=EUR']);
});

test('a number that an order cannot take is refused by its field, and nothing is put there', async () => {
  const show = vi.fn();
  for (const pieces of ['0', '100', '1.5', ''])
    await pressBasketButton(form(pieces), openBasket(), { show });
  expect(openBasket().read()).toEqual([]);
  expect(show).not.toHaveBeenCalled();
});

test('a browser that keeps nothing is told so, without ways that lead nowhere', async () => {
  const show = vi.fn();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await pressBasketButton(form('1'), openBasket(), { show });
  expect(show).toHaveBeenCalledWith(notices.refused, undefined);
});
