// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LargeWords } from '@/components/i18n/large-words';
import { LocalWords } from '@/components/i18n/local-words';
import { renderInLanguage } from '../render-in-language';

const hangOf = (element: Element) => (element as HTMLElement).style.getPropertyValue('--hang');

describe('large words', () => {
  it('leave no mark at the beginning of a line, and no quotation mark at its end', () => {
    const { container } = render(<LargeWords text="Nice ! « Bal » – suite : fin" />);
    expect(container.textContent?.split(' ')).toEqual([
      'Nice\u00a0!',
      '«\u00a0Bal\u00a0»\u00a0–',
      'suite\u00a0:',
      'fin',
    ]);
  });

  it('hang by what the space before them is wider, so that nothing moves within a line', () => {
    const { container } = render(<LargeWords text="Das Blaue Licht" />);
    const [spaces, words] = ['.hung-space', '.hung'].map((name) => [
      ...container.querySelectorAll(name),
    ]) as [Element[], Element[]];
    expect(words.map(({ textContent }) => textContent)).toEqual(['Das', 'Blaue', 'Licht']);
    expect(spaces.map(hangOf)).toEqual(words.slice(1).map(hangOf));
  });
});

describe('local words', () => {
  describe('local words', () => {
    it('are only themselves where they are in the visitor’s language', () => {
      const value = { text: 'Les premiers pas', lang: 'fr', translated: true };
      const { container } = renderInLanguage(<LocalWords value={value} />);
      expect(container.innerHTML).toBe('Les premiers pas');
    });

    it.each([
      ['fr', 'de', '(pas encore traduit)'],
      ['de', 'fr', '(noch nicht übersetzt)'],
    ] as const)('say in %s that they stand in %s', (locale, lang, note) => {
      const value = { text: 'Nerven', lang, translated: false };
      renderInLanguage(<LocalWords value={value} />, locale);
      expect(screen.getByText('Nerven').getAttribute('lang')).toBe(lang);
      expect(screen.getByText(note).getAttribute('lang')).toBeNull();
    });
  });
});
