import { describe, expect, test } from 'vitest';
import { cutExcerpt } from '@/lib/films/search/cut-excerpt';

const words = new Set(['pacte']);
const marked = (text: string) => {
  const excerpt = cutExcerpt(text, words, 'fr');
  return excerpt?.ranges.map(([from, until]) => excerpt.text.slice(from, until));
};

test('a short text with the word is quoted whole', () => {
  expect(cutExcerpt('Un pacte.', words, 'fr')).toEqual({
    ...{ text: 'Un pacte.', lang: 'fr', ranges: [[3, 8]] },
  });
});

test('a text without the word is not quoted', () => {
  expect(cutExcerpt('Une histoire.', words, 'fr')).toBeUndefined();
});

test('a long text is cut between words before and after, which is shown', () => {
  const text = `${'mot '.repeat(40)}pacte ${'fin '.repeat(80)}`.trim();
  const excerpt = cutExcerpt(text, words, 'fr');
  expect(excerpt?.text).toMatch(/^… mot .*mot pacte fin .* fin …$/);
  expect(excerpt?.text.length).toBeLessThanOrEqual(184);
  expect(excerpt?.text.indexOf('pacte')).toBeLessThanOrEqual(62);
  expect(marked(text)).toEqual(['pacte']);
});

test('a word near the beginning is quoted from the beginning', () => {
  const after = `pacte ${'fin '.repeat(80)}`;
  expect(cutExcerpt(`${'a '.repeat(30)}${after}`, words, 'fr')?.text).toMatch(/^(?:a ){30}pacte /);
  expect(cutExcerpt(`${'a '.repeat(31)}${after}`, words, 'fr')?.text).toMatch(
    /^… (?:a ){29}pacte /,
  );
});

test('all that is quoted is marked, and nothing beyond it', () => {
  const text = `pacte et pacte ${'mot '.repeat(60)}pacte`;
  expect(marked(text)).toEqual(['pacte', 'pacte']);
});

test('a text that ends with the quotation has no dots there', () => {
  const text = `${'mot '.repeat(40)}pacte`;
  expect(cutExcerpt(text, words, 'fr')?.text).toMatch(/ pacte$/);
  const exact = `pacte ${'b'.repeat(174)}`;
  expect(cutExcerpt(exact, words, 'fr')?.text).toBe(exact);
  expect(cutExcerpt(`${exact}b c`, words, 'fr')?.text).toBe('pacte …');
});

describe('where no blank parts words', () => {
  const long = 'mot-'.repeat(60);

  test('a quotation begins with the word, were there a blank behind it or none', () => {
    expect(cutExcerpt(`${long}pacte fin`, words, 'fr')).toEqual({
      ...{ text: '… pacte fin', lang: 'fr', ranges: [[2, 7]] },
    });
    expect(cutExcerpt(`${long}pacte`, words, 'fr')).toMatchObject({
      ...{ text: '… pacte', ranges: [[2, 7]] },
    });
  });

  test('it has the whole word, however much follows', () => {
    expect(cutExcerpt(`pacte-${long}`, words, 'fr')).toMatchObject({
      ...{ text: 'pacte …', ranges: [[0, 5]] },
    });
    expect(cutExcerpt(`un ${'-'.repeat(50)}pacte${'-'.repeat(200)}`, words, 'fr')).toMatchObject({
      ...{ text: `un ${'-'.repeat(50)}pacte …`, ranges: [[53, 58]] },
    });
  });
});
