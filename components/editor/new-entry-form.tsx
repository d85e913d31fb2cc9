import { Field, SelectField } from '@/components/admin/admin-form';
import { readVocabularies } from '@/lib/editor/content/vocabularies';
import { contentPath } from '@/lib/editor/content-paths';
import { contentPlace } from '@/lib/editor/content-place';
import { hasTitle, type NewKind } from '@/lib/editor/form/new-entry';
import { listSlugs } from '@/lib/editor/lists/entry-files';
import { formatMonth, languageName } from '@/lib/i18n/intl-format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { ContentHead } from './content-head';
import { getFieldWords } from './field-words';

type Props = { kind: NewKind; query: Record<string, string | undefined>; locale: Locale };

const faults = ['title', 'year', 'slug', 'taken'] as const;

/** Title, language and address of a new entry. After a refusal it shows what was typed. */
export async function NewEntryForm({ kind, query, locale }: Props) {
  const { t, editor } = await getFieldWords(locale);
  const { title, language = locale, year, slug = '' } = query;
  const fault = faults.find((one) => one === query.fault);
  const error = fault && t(`newEntry.faults_${fault}`, { slug });
  const errorOf = (...own: string[]) => (fault && own.includes(fault) ? error : undefined);
  return (
    <>
      <ContentHead
        {...{ t: editor, query: {} }}
        title={t(`newEntry.${kind}`)}
        above={[
          [contentPath(), editor('title')],
          [`/desk/content/${kind}`, editor(`kinds.${kind}.many`)],
        ]}
      />
      <p>{t('beforeNew')}</p>
      <form method="post" action="/desk/content/create" className="new-entry">
        <input type="hidden" name="kind" value={kind} />
        {hasTitle(kind) && (
          <Field
            label={kind === 'film' ? t('newEntry.originalTitle') : t('newEntry.title')}
            name="title"
            defaultValue={title}
            error={errorOf('title')}
            required
          />
        )}
        {hasTitle(kind) && (
          <SelectField
            label={t('newEntry.language')}
            name="language"
            options={
              kind === 'film'
                ? await languageOptions(locale)
                : locales.map((one) => [one, languageName(one, locale)])
            }
            defaultValue={language}
          />
        )}
        {kind === 'film' && (
          <Field
            label={t('newEntry.year')}
            name="year"
            inputMode="numeric"
            defaultValue={year}
            error={errorOf('year')}
            required
          />
        )}
        {kind === 'programme' ? (
          <SelectField
            label={t('newEntry.month')}
            name="slug"
            options={freeMonths(locale)}
            defaultValue={slug}
            error={errorOf('slug', 'taken')}
          />
        ) : (
          <>
            <Field
              label={t(hasTitle(kind) ? 'newEntry.slug' : 'newEntry.name')}
              name="slug"
              defaultValue={slug}
              error={errorOf('slug', 'taken')}
              autoCapitalize="none"
              spellCheck={false}
              required={!hasTitle(kind)}
            />
            {hasTitle(kind) && <p className="small">{t('newEntry.slugHint')}</p>}
          </>
        )}
        <button type="submit">{t('newEntry.create')}</button>
      </form>
    </>
  );
}

async function languageOptions(locale: Locale): Promise<[code: string, name: string][]> {
  const { languages } = await readVocabularies(locale, await getFieldWords(locale));
  return languages.options.map(({ code, name }): [string, string] => [code, name]);
}

/** How many months from the present one on can be added to the programme. */
const monthsAhead = 24;

/** The next months that have no file, each with its name. */
function freeMonths(locale: Locale): [month: string, name: string][] {
  const taken = new Set(listSlugs('programme', contentPlace().contentFolder));
  const today = new Date();
  return Array.from({ length: monthsAhead }, (_, ahead) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead))
      .toISOString()
      .slice(0, 7),
  )
    .filter((month) => !taken.has(month))
    .map((month) => [month, formatMonth(month, locale)]);
}
