import { Field } from '@/components/admin/admin-form';
import type { TitledDraft } from '@/lib/editor/lists/overview';
import type { Locale } from '@/lib/i18n/locales';
import { DraftLine } from './draft-lines';
import type { EditorTranslator } from './editor-translator';

type Props = {
  t: EditorTranslator;
  locale: Locale;
  drafts: readonly TitledDraft[];
  mayPublish: boolean;
  /** The person's email address: their own drafts can be discarded. */
  email: string;
  timeZone: string;
  /** Today and now on the site's clocks: `2026-12-31`, `20:30`. */
  today: string;
};

/** Drafts; who may publish selects some of them and publishes them together, now or at a minute. */
export function PublishForm({ t, locale, drafts, mayPublish, email, timeZone, today }: Props) {
  const lines = (
    <ul className="lines">
      {drafts.map((draft) => (
        <DraftLine
          key={draft.id}
          {...{ t, locale, draft }}
          isSelectable={mayPublish}
          mayDiscard={mayPublish || draft.editor === email}
        />
      ))}
    </ul>
  );
  if (drafts.length === 0) return lines;
  if (!mayPublish) return <form method="post">{lines}</form>;
  return (
    <form method="post" action="/desk/content/do/publish" className="selection">
      {lines}
      <fieldset className="bulk schedule">
        <legend>{t('publish.selected')}</legend>
        <button type="submit">{t('publish.now')}</button>
        <span className="break" />
        <Field label={t('publish.day')} name="day" type="date" min={today} autoComplete="off" />
        <Field
          label={t('publish.time', { zone: timeZone })}
          name="time"
          type="time"
          autoComplete="off"
        />
        <button type="submit" name="when" value="later" className="quiet">
          {t('publish.later')}
        </button>
      </fieldset>
    </form>
  );
}
