// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pagination } from '@/components/navigation/pagination';
import { renderInLanguage } from '../render-in-language';

const href = (page: number) => `/catalogue?page=${page}`;

describe('pagination', () => {
  it('is not there where there is one page', () => {
    const { container } = renderInLanguage(<Pagination page={1} pages={1} href={href} />);
    expect(container.innerHTML).toBe('');
  });

  it('links every page in the language and names the one that is shown', () => {
    renderInLanguage(<Pagination page={2} pages={3} href={href} />, 'de');
    const hrefs = ['Seite 1', 'Seite 2', 'Seite 3'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual([1, 2, 3].map((page) => `/de/catalogue?page=${page}`));
    const current = screen.getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual(['2']);
  });

  it('leads one page back and one page on', () => {
    renderInLanguage(<Pagination page={2} pages={3} href={href} />);
    const before = screen.getByRole('link', { name: 'Page précédente' });
    const after = screen.getByRole('link', { name: 'Page suivante' });
    expect([before.getAttribute('href'), before.getAttribute('rel')]).toEqual([href(1), 'prev']);
    expect([after.getAttribute('href'), after.getAttribute('rel')]).toEqual([href(3), 'next']);
  });

  it.each([
    [1, 'Page précédente'],
    [3, 'Page suivante'],
  ])('ends at page %d', (page, missing) => {
    renderInLanguage(<Pagination page={page} pages={3} href={href} />);
    expect(screen.queryByRole('link', { name: missing })).toBeNull();
  });

  it.each([
    [1, '1 2 … 20'],
    [3, '1 2 3 4 … 20'],
    [5, '1 … 4 5 6 … 20'],
    [18, '1 … 17 18 19 20'],
    [20, '1 … 19 20'],
  ])('is a short row around page %d of twenty', (page, row) => {
    renderInLanguage(<Pagination page={page} pages={20} href={href} />);
    const text = [...screen.getByRole('navigation').children].map(({ textContent }) => textContent);
    expect(text.filter((word) => !/[←→]/.test(word ?? '')).join(' ')).toBe(row);
  });
});
