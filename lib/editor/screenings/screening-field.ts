import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { readVocabularies } from '../content/vocabularies';
import { buildForm } from '../form/build-field';
import type { Branch } from '../form/field';
import type { FormContext } from '../form/leaf-inputs';

/** The fields of one screening. */
export function screeningField(): Extract<Branch, { type: 'group' }> {
  const form = buildForm('screenings');
  const list =
    form.type === 'group' ? form.fields.find(({ key }) => key === 'screenings') : undefined;
  if (list?.field.type !== 'list' || list.field.item.type !== 'group')
    throw new Error('A file of screenings has a list of groups.');
  return list.field.item;
}

/** Context for the forms of the calendars, whose fields need no names of jobs, of silent films or of pages. */
export async function readCalendarContext(locale: Locale): Promise<FormContext> {
  const names = {
    job: (code: string) => code,
    silent: 'silent',
    noWords: 'zxx',
    page: (name: string) => name,
  };
  return {
    vocabularies: await readVocabularies(locale, names),
    timeZone: getLibrary().site.timeZone,
  };
}
