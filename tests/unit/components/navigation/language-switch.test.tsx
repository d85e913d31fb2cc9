// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageSwitch } from '@/components/navigation/language-switch';
import { renderInLanguage } from '../render-in-language';

const address = vi.hoisted(() => ({ path: '/', query: '' }));

vi.mock('next/navigation', async (load) => ({
  ...(await load<typeof import('next/navigation')>()),
  usePathname: () => address.path,
  useSearchParams: () => new URLSearchParams(address.query),
}));

const names = { fr: 'français', de: 'Deutsch' };

describe('the language switch', () => {
  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = 'i18n_redirected=; Max-Age=0; Path=/';
  });

  it.each([
    ['/', '', '/', '/de'],
    ['/de', '', '/', '/de'],
    ['/fr/vod', '', '/vod', '/de/vod'],
    ['/de/catalogue', 'genre=drama&page=2', '/catalogue', '/de/catalogue'],
  ])('keeps %s with its query “%s”', (path, query, french, german) => {
    Object.assign(address, { path, query });
    renderInLanguage(<LanguageSwitch locale="fr" label="Langue" names={names} />);
    const [fr, de] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const kept = query && `?${query}`;
    expect([fr, de]).toEqual([french + kept, german + kept]);
  });

  it('keeps the place within a page that the address names', () => {
    Object.assign(address, { path: '/shop', query: '' });
    renderInLanguage(<LanguageSwitch locale="fr" label="Langue" names={names} />);
    const link = screen.getByRole('link', { name: 'Deutsch' });
    location.hash = 'nerven-blu-ray';
    fireEvent.pointerDown(link);
    expect(link.getAttribute('href')).toBe('/de/shop#nerven-blu-ray');
    location.hash = '';
    fireEvent.focus(link);
    expect(link.getAttribute('href')).toBe('/de/shop');
  });

  it('names the language of the page', () => {
    renderInLanguage(<LanguageSwitch locale="de" label="Sprache" names={names} />, 'de');
    const current = screen.getAllByRole('link', { current: true });
    expect(current.map((link) => link.textContent)).toEqual(['de']);
  });

  it('remembers a choice, and nothing before one is made', () => {
    renderInLanguage(<LanguageSwitch locale="fr" label="Langue" names={names} />);
    expect(document.cookie).toBe('');
    const link = screen.getByRole('link', { name: 'Deutsch' });
    // jsdom cannot navigate; only the choice is looked at here.
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(document.cookie).toBe('i18n_redirected=de');
  });
});
