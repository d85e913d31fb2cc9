// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { CollectionRuntime } from '@/components/collections/collection-runtime';
import type { Collection } from '@/lib/collections/collection';
import { renderInLanguage } from '../render-in-language';

const shown = (isLonger: boolean, locale: 'fr' | 'de') =>
  renderInLanguage(
    <CollectionRuntime collection={{ runtime: 95, isLonger } as Collection} />,
    locale,
  ).container.textContent?.replace(/\s/g, ' ');

test('a collection with a film of unknown length lasts at least what is known', () => {
  expect(shown(false, 'fr')).toBe('1 h 35');
  expect(shown(true, 'fr')).toBe('au moins 1 h 35');
  expect(shown(true, 'de')).toMatch(/^mindestens 1/);
});
