// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { ArticleOffer } from '@/components/shop/articles/article-offer';
import { CurrencyChoice } from '@/components/shop/articles/buy-form-controls';
import { getArticle } from '@/lib/shop/articles/get-articles';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { renderInLanguage } from '../../render-in-language';

vi.mock('@/lib/shop/pricing/get-shop-config', { spy: true });

test('a site without a shop config offers a mail that names the article', () => {
  vi.mocked(getShopConfig).mockReturnValue(undefined);
  const article = getArticle('blu-ray-nosferatu', 'fr') ?? expect.fail();
  const { container } = renderInLanguage(<ArticleOffer article={article} />);
  expect(container.querySelector('form')).toBeNull();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Commander par courriel' });
  expect(new URL(href).searchParams.get('subject')).toContain('Nosferatu le vampire');
  expect(container.textContent).toMatch(/34\.90\s+CHF\s\/\s32\.90\s+EUR/);
});

test('the postage to the country chosen before stands first, the others in a table', () => {
  vi.mocked(getShopConfig).mockReset();
  sessionStorage.setItem('bobine-checkout', '{"country":"FR"}');
  const article = getArticle('blu-ray-nosferatu', 'fr') ?? expect.fail();
  renderInLanguage(<ArticleOffer article={article} />);
  const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(screen.getByText('France').closest('p')?.textContent).toMatch(/^France 7\.00\s+CHF/);
  expect(rows.slice(1).join('\n')).toMatch(/^Suisse4\.00\s+CHF.*en 2 à 4 jours ouvrables$/m);
  expect(rows.join()).not.toContain('France');
});

test.each(['EUR', 'XXX'])('the stored currency %s is ignored if no price is in it', (stored) => {
  localStorage.setItem('bobine-currency', stored);
  const prices = [{ currency: 'CHF' as const, words: '34.90 CHF' }];
  renderInLanguage(<CurrencyChoice legend="Prix" prices={prices} />);
  expect(screen.getByRole<HTMLInputElement>('radio').checked).toBe(true);
});
