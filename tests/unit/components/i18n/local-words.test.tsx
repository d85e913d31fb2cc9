// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LocalWords } from '@/components/i18n/local-words';
import { renderInLanguage } from '../render-in-language';

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
