import type { EditorTranslator } from '../editor-translator';

type Props = { t: EditorTranslator; week: string };

/** A field for a block of cells from a spreadsheet. */
export function PasteForm({ t, week }: Props) {
  return (
    <form method="post" action="/desk/content/do/paste" className="entry" autoComplete="off">
      <input type="hidden" name="week" value={week} />
      <p>{t('paste.words')}</p>
      <p className="small">{t('paste.columns')}</p>
      <label className="field paste-field">
        <span>{t('paste.label')}</span>
        <textarea name="text" rows={10} required spellCheck={false} wrap="off" />
      </label>
      <p>
        <button type="submit">{t('paste.check')}</button>
      </p>
    </form>
  );
}
