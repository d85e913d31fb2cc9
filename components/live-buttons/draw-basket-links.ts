import { type Basket, countPieces } from '@/lib/basket/basket';
import { writeAttribute } from './write-attribute';

/** Beyond it the mark would lie over its icon; how many there are is said in words. */
const most = 99;

/** Writes into the ways to the basket how many pieces are in it. */
export function drawBasketLinks(basket: Basket): void {
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
