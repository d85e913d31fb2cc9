import { useTranslations } from 'next-intl';
import { runtimeWords } from '@/lib/catalog/films/runtime-words';

/** Formatted running time: `45 s`, `14 min`, `1 h 34`. */
export function Runtime({ minutes }: { minutes: number }) {
  return runtimeWords(minutes, useTranslations('Film'));
}
