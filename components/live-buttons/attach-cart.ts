import type { CartButtonMessages } from '@/components/shop/cart/cart-messages';
import { localePath, pathLocale } from '@/lib/i18n/locales';
import { currencies } from '@/lib/primitives/money/money';
import { onCurrencyChange, readCurrency } from '@/lib/primitives/money/stored-currency';
import { type Cart, checkoutPath, countPieces } from '@/lib/shop/cart/cart';
import { openStoredCart, readPrices, type StoredCart } from '@/lib/shop/cart/stored-cart';
import { watchLiveElements, writeAttribute } from './live-elements';
import type { Notice } from './notice';

/** Largest count in the badge, which would cover its icon otherwise. The accessible name has the exact count. */
const maxShownCount = 99;

/**
 * Attaches the cart: the counts on the cart links, the buttons that add an article, which become visible, and prices
 * in the chosen currency. Returns a function that detaches it.
 */
export function attachCart(notice: Notice): () => void {
  const cart = openStoredCart();
  // Cards added later are drawn from this copy, without reading the storage.
  let current = cart.read();
  const draw = () => drawCartLinks(current);
  const read = () => {
    current = cart.read();
    draw();
  };
  const press = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-live="add"]');
    if (button) void pressCartButton(button, cart, notice);
  };
  const stops = [watchLiveElements(draw), cart.subscribe(read), showCurrency()];
  draw();
  window.addEventListener('click', press, true);
  document.documentElement.dataset.shop = '';
  return () => {
    delete document.documentElement.dataset.shop;
    window.removeEventListener('click', press, true);
    for (const stop of stops) stop();
  };
}

/** Writes the number of pieces into the cart links. */
export function drawCartLinks(cart: Cart): void {
  const count = countPieces(cart);
  for (const link of document.querySelectorAll<HTMLElement>('a[data-live="basket"]')) {
    const { none = '', one = '', many = '' } = link.dataset;
    const words = count === 0 ? none : count === 1 ? one : many;
    writeAttribute(link, 'aria-label', words.replace('{count}', String(count)));
    const mark = link.querySelector('span');
    const label = count === 0 ? '' : count > maxShownCount ? `${maxShownCount}+` : String(count);
    if (mark && mark.textContent !== label) mark.textContent = label;
  }
}

/**
 * Sets the chosen currency, if any, on the document element; `prices` in app/repeated-elements.css shows the prices in it.
 * Returns a function that removes it.
 */
export function showCurrency(): () => void {
  const { dataset } = document.documentElement;
  const show = () => {
    const storedCurrency = readCurrency();
    if (storedCurrency) dataset.currency = storedCurrency;
    else delete dataset.currency;
  };
  const stop = onCurrencyChange(show);
  show();
  return () => {
    stop();
    delete dataset.currency;
  };
}

/** Adds the button's article to the cart, with the quantity of its form, and reports the result. */
export async function pressCartButton(
  button: HTMLButtonElement,
  cart: Pick<StoredCart, 'add' | 'read'>,
  notice: Pick<Notice, 'show'>,
): Promise<void> {
  const { form, dataset } = button;
  if (form && !form.reportValidity()) return;
  const formData = form ? new FormData(form) : new FormData();
  const { article = '', title = '' } = dataset;
  const messages: CartButtonMessages = JSON.parse(dataset.words ?? '{}');
  const outcome = await cart.add({
    ...{ article, title },
    pieces: Number(formData.get('pieces') ?? 1),
    prices: readPrices(JSON.parse(dataset.prices ?? '{}')),
    at: Date.now(),
  });
  const message = messages[outcome].replace('{title}', title);
  notice.show(message, outcome === 'refused' || outcome === 'full' ? undefined : createLinks());

  function createLinks(): HTMLElement {
    const locale = pathLocale(window.location.pathname);
    const currency = currencies.find((one) => one === formData.get('currency')) ?? currencies[0];
    const links = document.createElement('span');
    links.className = 'flex flex-wrap gap-x-4';
    links.append(
      linkTo(localePath('/panier', locale), messages.open),
      linkTo(checkoutPath(cart.read(), currency, locale), messages.order),
    );
    return links;
  }
}

function linkTo(path: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = text;
  link.className = 'py-1 underline underline-offset-4';
  return link;
}
