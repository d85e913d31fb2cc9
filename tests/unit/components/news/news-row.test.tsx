// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewsRow } from '@/components/news/news-row';
import { renderInLanguage } from '../render-in-language';

const words = (text: string) => ({ text, lang: 'fr', translated: true });
const item = {
  ...{ slug: 'a', path: '/actualites/a', date: '2026-03-01', films: [] },
  ...{ title: words('Une copie'), text: words('Elle *existe*.') },
};

test('a line of news says its day in the language of the page, and leads to it', () => {
  renderInLanguage(<NewsRow item={item} />, 'de');
  expect(screen.getByText('1. März 2026').getAttribute('datetime')).toBe('2026-03-01');
  const link = screen.getByRole('link', { name: 'Une copie' });
  expect(link.getAttribute('href')).toBe('/de/actualites/a');
  expect(screen.getByText('Elle existe.')).toBeDefined();
});

test('under its year the day stands alone, and words in another language say so', () => {
  const foreign = { ...words('Une copie'), translated: false };
  renderInLanguage(<NewsRow item={{ ...item, title: foreign, text: foreign }} listed />);
  expect(screen.getByText('1er mars')).toBeDefined();
  expect(document.querySelectorAll('[lang=fr]')).toHaveLength(2);
});
