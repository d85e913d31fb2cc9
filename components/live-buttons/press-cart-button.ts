import type { AddWords } from '@/components/shop/cart/cart-words';
import { localePath, pathLocale } from '@/lib/i18n/locale-path';
import { currencies } from '@/lib/primitives/money/currency';
import { checkoutPath } from '@/lib/shop/cart/checkout-path';
import { readPrices } from '@/lib/shop/cart/parse-cart';
import type { StoredCart } from '@/lib/shop/cart/stored-cart';
import type { Notice } from './notice';

/** Adds the button's article to the cart, with the quantity of its form, and reports the result. */
export async function pressCartButton(
  button: HTMLButtonElement,
  basket: Pick<StoredCart, 'add' | 'read'>,
  notice: Pick<Notice, 'show'>,
): Promise<void> {
  const { form, dataset } = button;
  if (form && !form.reportValidity()) return;
  const asked = form ? new FormData(form) : new FormData();
  const { article = '', title = '' } = dataset;
  const words: AddWords = JSON.parse(dataset.words ?? '{}');
  const outcome = await basket.add({
    ...{ article, title },
    pieces: Number(asked.get('pieces') ?? 1),
    prices: readPrices(JSON.parse(dataset.prices ?? '{}')),
    at: Date.now(),
  });
  const said = words[outcome].replace('{title}', title);
  notice.show(said, outcome === 'refused' || outcome === 'full' ? undefined : ways());

  function ways(): HTMLElement {
    const locale = pathLocale(window.location.pathname);
    const currency = currencies.find((one) => one === asked.get('currency')) ?? currencies[0];
    const links = document.createElement('span');
    links.className = 'flex flex-wrap gap-x-4';
    links.append(
      linkTo(localePath('/panier', locale), words.open),
      linkTo(checkoutPath(basket.read(), currency, locale), words.order),
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
