import { expect, test } from 'vitest';
import { firstLanguage, trackLanguage } from '@/lib/player/captions/track-language';

const cards = { kind: 'subtitles', srclang: 'de' };
const captions = { kind: 'captions', srclang: 'de' };

test('captions beside subtitles in one language are another language to the player', () => {
  const both = [cards, captions].map((track) => trackLanguage(track, [cards, captions]));
  expect(both).toEqual(['de', 'de-x-cc']);
  expect(trackLanguage(captions, [captions])).toBe('de');
});

test('who chose them finds them in the next film, or the language alone where it has no such', () => {
  expect(firstLanguage('de-x-cc', [cards, captions])).toBe('de-x-cc');
  expect(firstLanguage('de-x-cc', [captions])).toBe('de');
  expect(firstLanguage('fr', [captions])).toBe('fr');
});
