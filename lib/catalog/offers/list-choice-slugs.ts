import { listOffered } from '@/lib/catalog/films/overview';
import { defaultLocale } from '@/lib/i18n/locales';
import { listChoices, type VodChoice } from './choice';
import { choiceSlug } from './choice-path';

/** The last parts of the addresses of all choices a page is made for. */
export function listChoiceSlugs(): string[] {
  return listChoices(listOffered(defaultLocale)).map(choiceSlug).filter(Boolean);
}

/** The choice an address stands for, or `undefined` where it is none. */
export function findChoice(slug: string): VodChoice | undefined {
  return listChoices(listOffered(defaultLocale)).find((choice) => choiceSlug(choice) === slug);
}
