import { expect, it } from 'vitest';
import { nameOriginalLanguage } from '@/tools/import/name-original-language';
import { readRows } from '@/tools/import/read-rows';

it.each([
  ['Fièvre', '', 'Fièvre', 'Fieber', 'FR', 'fr'],
  ['Nerven', '', '', 'Nerven', 'DE', 'de'],
  ['Opium', '', 'Opium', 'Opium', 'DE', 'de'],
  ['Germinal', '', 'Germinal', 'Germinal', 'FR;BE', 'fr'],
  ['Genuine', '', 'Genuine', 'Genuine', 'AT', 'de'],
  ['Finis Terrae', 'la', 'Finis Terrae', 'Finis Terrae', 'FR', 'la'],
  ['Blackmail', '', 'Blackmail', 'Blackmail', 'GB', undefined],
  ['El hotel', '', 'Hôtel', '', 'ES', undefined],
])('%s (%s), fr %s, de %s, from %s is in %s', (title, lang, fr, de, countries, expected) => {
  const head = 'original_title,original_lang,title_fr,title_de,year,countries';
  const { rows } = readRows(`${head}\n${[title, lang, fr, de, '1920', countries].join()}`);
  expect(rows.map(nameOriginalLanguage)).toEqual([expected]);
});
