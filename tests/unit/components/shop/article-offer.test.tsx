// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { ArticleOffer } from '@/components/shop/article-offer';
import { noteSoldOut } from '@/lib/database/sold-out';
import { getArticle } from '@/lib/shop/get-article';
import { getTill } from '@/lib/till/get-till';
import { renderInLanguage } from '../render-in-language';

vi.mock('@/lib/till/get-till', { spy: true });

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

test('what has run out has a price and no form', () => {
  const page = show('affiche-le-voyage-dans-la-lune');
  expect(page.querySelector('form')).toBeNull();
  expect(page.textContent).toContain('Épuisé');
  expect(screen.queryByRole('link')).toBeNull();
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
