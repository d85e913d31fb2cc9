import { Field, SelectField } from '@/components/admin/admin-form';
import { languageNames } from '@/components/navigation/language-names';
import { contentPath } from '@/lib/editor/content-paths';
import { hasTitle, type NewKind } from '@/lib/editor/form/new-entry';
import { displayName } from '@/lib/i18n/intl-format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { ContentHead } from './content-head';
import { getFieldWords } from './field-words';

type Props = { kind: NewKind; query: Record<string, string | undefined>; locale: Locale };

/** What the address of an entry without a title is. */
const slugLabels: Partial<Record<NewKind, 'newEntry.month' | 'newEntry.name'>> = {
  programme: 'newEntry.month',
  screenings: 'newEntry.name',
};

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
      <form method="post" action="/desk/content/create" className="new-entry" autoComplete="off">
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
        {kind === 'film' ? (
          <Field
            label={t('newEntry.language')}
            name="language"
            defaultValue={query.language ?? displayName('language', locale, locale)}
            required
          />
        ) : (
          hasTitle(kind) && (
            <SelectField
              label={t('newEntry.language')}
              name="language"
              options={locales.map((one) => [one, languageNames[one]])}
              defaultValue={language}
            />
          )
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
        <Field
          label={t(slugLabels[kind] ?? 'newEntry.slug')}
          name="slug"
          defaultValue={slug}
          error={errorOf('slug', 'taken')}
          autoCapitalize="none"
          spellCheck={false}
        />
        {hasTitle(kind) && <p className="small">{t('newEntry.slugHint')}</p>}
        <button type="submit">{t('newEntry.create')}</button>
      </form>
    </>
  );
}
