import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { againWords, askedLocale, refusalWords } from '@/lib/server/live/refusal-words';

const localeOf = (url: string | undefined, headers: IncomingMessage['headers'] = {}) =>
  askedLocale({ url, headers } as IncomingMessage);
const german = { 'accept-language': 'de-CH,de;q=0.9' };

test('a refusal is a sentence in the language of who asked', () => {
  expect(refusalWords('method', 'fr')).toBe('Cette adresse n’accepte pas cette demande.');
  expect(refusalWords('method', 'de')).toBe('Diese Adresse nimmt diese Anfrage nicht an.');
  expect([againWords('fr'), againWords('de')]).toEqual(['Réessayer', 'Nochmals versuchen']);
});

test('a page says its language by its address, whatever the browser prefers', () => {
  expect(localeOf('/commande', german)).toBe('fr');
  expect(localeOf('/de/commande')).toBe('de');
  expect(localeOf('/de/commande', { referer: 'https://films.example/commande' })).toBe('de');
  expect(localeOf(undefined, german)).toBe('fr');
});

test('what has no language is asked from a page that has one', () => {
  const from = (referer: string) => localeOf('/api/shop/orders', { ...german, referer });
  expect(from('https://films.example/commande')).toBe('fr');
  expect(localeOf('/api/shop/orders', { referer: 'https://films.example/de/commande' })).toBe('de');
  expect(from('no address')).toBe('de');
  expect(from('')).toBe('de');
});

test('without such a page the visitor’s own choice counts, then the browser’s', () => {
  expect(localeOf('/api/shop/orders')).toBe('fr');
  expect(localeOf('/api/shop/orders', german)).toBe('de');
  expect(localeOf('/api/shop/orders', { ...german, cookie: 'i18n_redirected=fr' })).toBe('fr');
});

test('at the desk no address says a language', () => {
  expect(localeOf('/desk/orders', german)).toBe('de');
  expect(localeOf('/desk', { referer: 'https://films.example/de/commande' })).toBe('fr');
  expect(localeOf('/desk', { ...german, referer: 'https://films.example/desk' })).toBe('de');
});
