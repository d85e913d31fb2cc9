import { hasHeadings } from '@/lib/editor/form/long-texts';
import { markdownMarks } from '@/lib/editor/form/markdown-edit';
import { languageName } from '@/lib/i18n/intl-format';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { fieldId, type LeafParts } from './form-view';
import { MarkdownToolbar } from './markdown-toolbar';
import { describedBy, Issues, inputId, Notes } from './notes';

/** A text in each language, side by side where there is room. */
export function TranslationsField(props: LeafParts) {
  const { view, leaf, name, path, inputs, label, hasFocus } = props;
  if (leaf.type !== 'translations' && leaf.type !== 'line') return null;
  const { rows } = leaf;
  const { t } = view.words;
  const labelOf = (locale: Locale) => {
    if (leaf.type === 'translations') return languageName(locale, view.locale);
    if (locale === locales[0])
      return t('allLanguages', { language: languageName(locale, view.locale) });
    return t('ifDifferent', { language: languageName(locale, view.locale) });
  };
  return (
    <fieldset className="leaf translations" id={fieldId(name)}>
      <legend>{label}</legend>
      <div className="languages">
        {locales.map((locale, at) => {
          const input = {
            ...{
              id: inputId(`${name}.${locale}`),
              name: `${name}.${locale}`,
              lang: languageTags[locale],
            },
            ...{ defaultValue: inputs[locale] ?? '', autoFocus: hasFocus && at === 0 },
            ...describedBy(at === 0 ? props : { ...props, name: `${name}.${locale}` }),
          };
          const isMarkdown = leaf.type === 'translations' && leaf.isMarkdown;
          return (
            <div key={locale} id={fieldId(`${name}.${locale}`)}>
              <div className="field">
                <label htmlFor={input.id}>{labelOf(locale)}</label>
                {isMarkdown && (
                  <MarkdownToolbar
                    field={input.id}
                    label={t('toolbar.label', {
                      field: `${view.words.label(path)}, ${labelOf(locale)}`,
                    })}
                    link={{
                      address: t('toolbar.address'),
                      insert: t('toolbar.insert'),
                      cancel: t('toolbar.cancel'),
                    }}
                    marks={markdownMarks
                      .filter((mark) => mark !== 'heading' || hasHeadings(path))
                      .map((mark) => ({ mark, label: t(`toolbar.${mark}`) }))}
                  />
                )}
                {rows > 1 ? (
                  <textarea {...input} rows={rows} />
                ) : (
                  <input {...input} autoComplete="off" />
                )}
              </div>
              <Issues view={view} name={`${name}.${locale}`} />
            </div>
          );
        })}
      </div>
      {leaf.type === 'translations' && leaf.isMarkdown && (
        <small className="hint">{t('markdown')}</small>
      )}
      <Notes {...props} />
    </fieldset>
  );
}
