import { openBasket } from '@/lib/basket/open-basket';
import { drawBasketLinks } from './draw-basket-links';
import type { Notice } from './notice';
import { pressBasketButton } from './press-basket-button';
import { showCurrency } from './show-currency';
import { watchLive } from './watch-live';

/**
 * Makes what leads into the basket live: the count at the ways to it, the buttons of articles, which are seen from then
 * on, and the prices, in the currency that was chosen. Returns the way to take it back.
 */
export function attachBasket(notice: Notice): () => void {
  const basket = openBasket();
  // Cards that come later are drawn from what is known: nothing is read for them.
  let known = basket.read();
  const draw = () => drawBasketLinks(known);
  const read = () => {
    known = basket.read();
    draw();
  };
  const press = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-live="add"]');
    if (button) void pressBasketButton(button, basket, notice);
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
