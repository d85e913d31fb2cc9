import { listOffered } from '@/lib/catalog/films/overview';
import { defaultLocale } from '@/lib/i18n/locales';
import { listChoices, type VodChoice } from './choice';
import { choiceSlug } from './choice-path';

/** Last path segments of all choices that have a page. */
export function listChoiceSlugs(): string[] {
  return listChoices(listOffered(defaultLocale)).map(choiceSlug).filter(Boolean);
}

/** The choice for a path segment; undefined if there is none. */
export function findChoice(slug: string): VodChoice | undefined {
  return listChoices(listOffered(defaultLocale)).find((choice) => choiceSlug(choice) === slug);
}
