import { expect, it } from 'vitest';
import { speakTime } from '@/lib/player/thumbnails/speak-time';

const spoken = (seconds: number, locale: string) => speakTime(seconds, locale).replace(/\s/g, ' ');

it.each([
  [0, '0 seconde', '0 Sekunden'],
  [1, '1 seconde', '1 Sekunde'],
  [65.9, '1 minute et 5 secondes', '1 Minute, 5 Sekunden'],
  [3725, '1 heure, 2 minutes et 5 secondes', '1 Stunde, 2 Minuten und 5 Sekunden'],
  [7200, '2 heures', '2 Stunden'],
])('says %d seconds in French and German', (seconds, french, german) => {
  expect(spoken(seconds, 'fr-FR')).toBe(french);
  expect(spoken(seconds, 'de-DE')).toBe(german);
});

it('says nothing odd while the time is not known', () => {
  expect(spoken(Number.NaN, 'de-DE')).toBe('0 Sekunden');
  expect(spoken(-3, 'de-DE')).toBe('0 Sekunden');
});
