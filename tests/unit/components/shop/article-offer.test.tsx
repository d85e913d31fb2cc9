import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { ArticleOffer } from '@/components/shop/articles/article-offer';
import { CurrencyChoice } from '@/components/shop/articles/buy-form-controls';
import { setSoldOut } from '@/lib/catalog/films/sold-out';
import { getArticle } from '@/lib/shop/articles/get-articles';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { renderInLanguage } from '../render-in-language';

// @vitest-environment jsdom

vi.mock('@/lib/shop/pricing/get-shop-config', { spy: true });
beforeEach(() => localStorage.clear());

const article = 'blu-ray-nosferatu';
function show() {
  const found = getArticle(article, 'fr') ?? expect.fail();
  const { container } = renderInLanguage(<ArticleOffer article={found} />);
  return { text: container.textContent, form: container.querySelector('form') };
}

test('a house with a till sells by a form that needs no script, until the article has sold out', () => {
  const { form } = show();
  expect(form?.getAttribute('action')).toBe('/commande');
  const fields = Object.fromEntries(new FormData(form ?? undefined));
  expect(fields).toEqual({ article, currency: 'CHF', pieces: '1' });
  setSoldOut([article]);
  const sold = show();
  setSoldOut([]);
  expect(sold.form).toBeNull();
  expect(sold.text).toContain('Épuisé');
});

test('a house without a till takes a letter that names the article', () => {
  vi.mocked(getShopConfig).mockReturnValue(undefined);
  const { form, text } = show();
  expect(form).toBeNull();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Commander par courriel' });
  expect(new URL(href).searchParams.get('subject')).toContain('Nosferatu le vampire');
  expect(text).toMatch(/34\.90\s+CHF\s\/\s32\.90\s+EUR/);
});

const prices = [
  { currency: 'CHF' as const, words: '34.90 CHF' },
  { currency: 'EUR' as const, words: '32.90 EUR' },
];
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const choose = (offered = prices) =>
  renderInLanguage(<CurrencyChoice legend="Prix" prices={offered} />).unmount;

test('the house’s first currency is chosen until a visitor chooses, and the device remembers it', () => {
  const unmount = choose();
  expect(radio('34.90 CHF').checked).toBe(true);
  fireEvent.click(radio('32.90 EUR'));
  expect(localStorage.getItem('bobine-currency')).toBe('EUR');
  unmount();
  choose();
  expect(radio('32.90 EUR').checked).toBe(true);
});

test.each(['EUR', 'XXX'])('%s, in which it is not sold, changes nothing', (kept) => {
  localStorage.setItem('bobine-currency', kept);
  choose(prices.slice(0, 1));
  expect(radio('34.90 CHF').checked).toBe(true);
});
