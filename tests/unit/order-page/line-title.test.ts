import { expect, test } from 'vitest';
import { lineTitle } from '@/lib/order-page/line-title';
import { openShelf } from '@/lib/till/shelf';

const order = { locale: 'fr' } as const;
const line = { article: 'blu-ray-les-vampires', title: 'Les Vampires (ancien nom)' };
const title = (locale: 'fr' | 'de', changed = {}) =>
  lineTitle({ ...line, ...changed }, { order, locale, shelf: openShelf(locale) });

test('an article keeps the name under which it was bought', () => {
  expect(title('fr')).toEqual({ text: line.title, lang: 'fr', translated: true });
});

test('on the page in the other language it has its name there, and else says whose its name is', () => {
  expect(title('de').text).toBe('Les Vampires, alle zehn Folgen');
  expect(title('de', { article: 'gone' })).toEqual({
    ...{ text: line.title, lang: 'fr', translated: false },
  });
});
