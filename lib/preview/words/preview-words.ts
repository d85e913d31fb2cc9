import type { Locale } from '@/lib/i18n/locales';
import { de } from './de';
import { fr } from './fr';
import type { PreviewWords } from './words';

export const previewWords: Record<Locale, PreviewWords> = { fr, de };
