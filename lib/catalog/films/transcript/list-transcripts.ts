import { defaultLocale } from '@/lib/i18n/locales';
import { listOffered } from '../overview';
import { hasTranscript } from './has-transcript';

/** The slugs of the films whose words have a page. All of them are built: there are as many as somebody has captioned. */
export function listTranscripts(): string[] {
  return listOffered(defaultLocale)
    .filter(hasTranscript)
    .map(({ slug }) => slug);
}
