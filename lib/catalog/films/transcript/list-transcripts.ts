import { defaultLocale } from '@/lib/i18n/locales';
import { listOffered } from '../overview';
import { hasTranscript } from './has-transcript';

/** Slugs of the films with a transcript page. All of these pages are prerendered. */
export function listTranscripts(): string[] {
  return listOffered(defaultLocale)
    .filter(hasTranscript)
    .map(({ slug }) => slug);
}
