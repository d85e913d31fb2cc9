import { describe, expect, test } from 'vitest';
import {
  initialLanguage,
  showsCaptionsInitially,
  trackLanguage,
} from '@/lib/player/captions/track-language';

describe('languages of captions', () => {
  const cards = { kind: 'subtitles', srclang: 'de' };
  const captions = { kind: 'captions', srclang: 'de' };

  test('captions beside subtitles in one language are another language to the player', () => {
    const both = [cards, captions].map((track) => trackLanguage(track, [cards, captions]));
    expect(both).toEqual(['de', 'de-x-cc']);
    expect(trackLanguage(captions, [captions])).toBe('de');
  });

  test('who chose them finds them in the next film, or the language alone where it has no such', () => {
    expect(initialLanguage('de-x-cc', [cards, captions])).toBe('de-x-cc');
    expect(initialLanguage('de-x-cc', [captions])).toBe('de');
    expect(initialLanguage('fr', [captions])).toBe('fr');
  });
});

describe('whether they show', () => {
  const captions = { kind: 'captions' };
  const subtitles = { kind: 'subtitles' };

  test('the words that belong to a film are shown unasked, what is heard only to who asks', () => {
    expect(showsCaptionsInitially(undefined, [subtitles, captions])).toBe(true);
    expect(showsCaptionsInitially(undefined, [captions])).toBe(false);
  });

  test('a visitor’s choice counts before either', () => {
    expect(showsCaptionsInitially(false, [subtitles])).toBe(false);
    expect(showsCaptionsInitially(true, [captions])).toBe(true);
  });
});
