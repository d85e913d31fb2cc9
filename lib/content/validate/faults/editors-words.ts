import type { EditorsLanguage } from './editors-language';
import { de } from './words/de';
import { en } from './words/en';
import { fr } from './words/fr';
import type { EditorsWords } from './words/language-words';

const words: Record<EditorsLanguage, EditorsWords> = { fr, de, en };

export function editorsWords(language: EditorsLanguage): EditorsWords {
  return words[language];
}
