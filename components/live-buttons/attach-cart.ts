import { onCurrencyChange, readCurrency } from '@/lib/primitives/money/stored-currency';
import { type Basket, countPieces } from '@/lib/shop/cart/cart';
import { openStoredCart } from '@/lib/shop/cart/stored-cart';
import type { Notice } from './notice';
import { pressCartButton } from './press-cart-button';
import { watchLive } from './watch-live';
import { writeAttribute } from './write-attribute';

/** Beyond it the mark would lie over its icon; how many there are is said in words. */
const most = 99;

/**
 * Makes what leads into the basket live: the count at the ways to it, the buttons of articles, which are seen from then
 * on, and the prices, in the currency that was chosen. Returns the way to take it back.
 */
export function attachCart(notice: Notice): () => void {
  const basket = openStoredCart();
  // Cards that come later are drawn from what is known: nothing is read for them.
  let known = basket.read();
  const draw = () => drawCartLinks(known);
  const read = () => {
    known = basket.read();
    draw();
  };
  const press = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-live="add"]');
    if (button) void pressCartButton(button, basket, notice);
  };
  const stops = [watchLive(draw), basket.subscribe(read), showCurrency()];
  draw();
  window.addEventListener('click', press, true);
  document.documentElement.dataset.till = '';
  return () => {
    delete document.documentElement.dataset.till;
    window.removeEventListener('click', press, true);
    for (const stop of stops) stop();
  };
}

/** Writes into the ways to the basket how many pieces are in it. */
export function drawCartLinks(basket: Basket): void {
  const count = countPieces(basket);
  for (const link of document.querySelectorAll<HTMLElement>('a[data-live="basket"]')) {
    const { none = '', one = '', many = '' } = link.dataset;
    const words = count === 0 ? none : count === 1 ? one : many;
    writeAttribute(link, 'aria-label', words.replace('{count}', String(count)));
    const mark = link.querySelector('span');
    const shown = count === 0 ? '' : count > most ? `${most}+` : String(count);
    if (mark && mark.textContent !== shown) mark.textContent = shown;
  }
}

/**
 * Tells the page's styles in which currency this device's visitor reads prices, once one was chosen (`prices` in
 * app/looks.css). Returns the way to take it back.
 */
export function showCurrency(): () => void {
  const { dataset } = document.documentElement;
  const show = () => {
    const kept = readCurrency();
    if (kept) dataset.currency = kept;
    else delete dataset.currency;
  };
  const stop = onCurrencyChange(show);
  show();
  return () => {
    stop();
    delete dataset.currency;
  };
}
