import { onCurrencyChange, readCurrency } from '@/lib/primitives/money/stored-currency';
import { type Basket, countPieces } from '@/lib/shop/cart/cart';
import { openStoredCart } from '@/lib/shop/cart/stored-cart';
import type { Notice } from './notice';
import { pressCartButton } from './press-cart-button';
import { watchLive } from './watch-live';
import { writeAttribute } from './write-attribute';

/** Largest count in the badge, which would cover its icon otherwise. The accessible name has the exact count. */
const most = 99;

/**
 * Attaches the cart: the counts on the cart links, the buttons that add an article, which become visible, and prices
 * in the chosen currency. Returns a function that detaches it.
 */
export function attachCart(notice: Notice): () => void {
  const basket = openStoredCart();
  // Cards added later are drawn from this copy, without reading the storage.
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

/** Writes the number of pieces into the cart links. */
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
 * Sets the chosen currency, if any, on the document element; `prices` in app/looks.css shows the prices in it.
 * Returns a function that removes it.
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
