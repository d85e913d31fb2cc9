// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { ArticleOffer } from '@/components/shop/article-offer';
import { CurrencyChoice } from '@/components/shop/currency-choice';
import { noteSoldOut } from '@/lib/database/sold-out';
import { getArticle } from '@/lib/shop/get-article';
import { getTill } from '@/lib/till/get-till';
import { renderInLanguage } from '../render-in-language';

vi.mock('@/lib/till/get-till', { spy: true });

describe('an article', () => {
  const show = (slug: string) => {
    const article = getArticle(slug, 'fr');
    if (article) renderInLanguage(<ArticleOffer article={article} />);
    return document.body;
  };

  test('a house with a till sells by a form that needs no script', () => {
    const form = show('blu-ray-nosferatu').querySelector('form');
    expect(form?.getAttribute('action')).toBe('/commande');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['article', 'blu-ray-nosferatu'],
      ['currency', 'CHF'],
      ['pieces', '1'],
    ]);
  });

  test('of what has sold out since the build the form is gone', () => {
    noteSoldOut(['blu-ray-nosferatu']);
    const page = show('blu-ray-nosferatu');
    noteSoldOut([]);
    expect(page.querySelector('form')).toBeNull();
    expect(page.textContent).toContain('Épuisé');
  });

  test('a house without a till takes a letter that names the article', () => {
    vi.mocked(getTill).mockReturnValue(undefined);
    const page = show('blu-ray-nosferatu');
    expect(page.querySelector('form')).toBeNull();
    const letter = screen.getByRole<HTMLAnchorElement>('link', { name: 'Commander par courriel' });
    expect(new URL(letter.href).searchParams.get('subject')).toContain('Nosferatu le vampire');
    expect(page.textContent).toMatch(/34\.90\s+CHF\s\/\s32\.90\s+EUR/);
  });
});

describe('the currency', () => {
  const prices = [
    { currency: 'CHF' as const, words: '34.90 CHF' },
    { currency: 'EUR' as const, words: '32.90 EUR' },
  ];
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  test('the house’s first currency is chosen until a visitor chooses, and the device remembers it', () => {
    const { unmount } = render(<CurrencyChoice legend="Prix" prices={prices} />);
    expect(radio('34.90 CHF').checked).toBe(true);
    fireEvent.click(radio('32.90 EUR'));
    expect(localStorage.getItem('bobine-currency')).toBe('EUR');
    unmount();
    render(<CurrencyChoice legend="Prix" prices={prices} />);
    expect(radio('32.90 EUR').checked).toBe(true);
  });

  test('a currency in which it is not sold, or that nobody knows, changes nothing', () => {
    for (const kept of ['EUR', 'XXX']) {
      localStorage.setItem('bobine-currency', kept);
      const { unmount } = render(<CurrencyChoice legend="Prix" prices={prices.slice(0, 1)} />);
      expect(radio('34.90 CHF').checked).toBe(true);
      unmount();
    }
  });
});
