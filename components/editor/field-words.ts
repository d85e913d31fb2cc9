import { getTranslations } from 'next-intl/server';
import type { BuiltInPageName } from '@/lib/content/schema/page';
import { languageName } from '@/lib/i18n/intl-format';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { getEditorTranslator } from './editor-translator';

/** Messages that other pages have for values of fields, by the end of the field's path. */
const valueMessages: Record<string, string> = {
  colour: 'Film.colours',
  picture: 'Film.colours',
  signLanguage: 'Accessibility.signLanguages',
  'collection.kind': 'Collection.kinds',
  'article.kind': 'Shop.kindOf',
  'film.trailers.kind': 'Film.videos',
  'film.contentNotes': 'Film.notes',
  'film.watch.kind': 'Film.availability.kinds',
  wheelchair: 'Screenings.wheelchair',
  'screenings.screenings.state': 'Screenings.state',
};

/** The words of a form in the editor's language. A field is named by its path, `film.cast.name`. */
export async function getFieldWords(locale: Locale) {
  const t = await getTranslations({ locale });
  /** The message of the longest end of a path: `cast_name` before `name`. */
  const find = (group: string, path: string, suffix = ''): string | undefined => {
    const keys = path.split('.');
    for (let from = 0; from < keys.length; from += 1) {
      const key = `Editor.${group}.${keys.slice(from).join('_')}${suffix}`;
      if (t.has(key as never)) return t(key as never);
    }
    return undefined;
  };
  /** The name of a language of the site; any other word as it is. */
  const languageOr = (word: string) => (isLocale(word) ? languageName(word, locale) : word);
  const valueWord = (path: string, value: string): string => {
    for (const [end, messages] of Object.entries(valueMessages)) {
      const key = `${messages}.${value}`;
      if (`.${path}`.endsWith(`.${end}`) && t.has(key as never)) return t(key as never);
    }
    return find('values', path, `_${value}`) ?? languageOr(value);
  };
  return {
    t: await getTranslations({ locale, namespace: 'Editor.form' }),
    editor: await getEditorTranslator(locale),
    label: (path: string) => find('fields', path) ?? languageOr(path.split('.').at(-1) ?? path),
    hint: (path: string) => find('hints', path),
    value: valueWord,
    job: (code: string) => {
      const key = `Film.jobs.${code}`;
      return t.has(key as never) ? t(key as never) : code;
    },
    silent: t('Film.silent'),
    noWords: t('Film.noWords'),
    page: (name: BuiltInPageName) => t(`Navigation.${name}`),
  };
}

export type FieldWords = Awaited<ReturnType<typeof getFieldWords>>;

/** The words of `DeviceDraft`. */
export const deviceWords = ({ t }: FieldWords) => ({
  found: t.raw('device.found') as string,
  restore: t('device.restore'),
  discard: t('device.discard'),
  offline: t('device.offline'),
  notStored: t('device.notStored'),
});
