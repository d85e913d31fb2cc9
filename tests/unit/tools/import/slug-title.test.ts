import { expect, it } from 'vitest';
import { slugify } from '@/lib/text/slugify';

it.each([
  ['Das Cabinet des Dr. Caligari', 'de', 'das-cabinet-des-dr-caligari'],
  ['Nosferatu, eine Symphonie des Grauens', 'de', 'nosferatu-eine-symphonie-des-grauens'],
  ['Schloß Vogelöd', 'de', 'schloss-vogeloed'],
  ['Faust – Eine deutsche Volkssage', 'de', 'faust-eine-deutsche-volkssage'],
  ["L'Arrivée d'un train en gare de La Ciotat", 'fr', 'l-arrivee-d-un-train-en-gare-de-la-ciotat'],
  ['La Poule aux œufs d’or', 'fr', 'la-poule-aux-oeufs-d-or'],
  ['…', 'fr', ''],
])('%s (%s) has the address %s', (title, lang, slug) => {
  expect(slugify(title, lang)).toBe(slug);
});
