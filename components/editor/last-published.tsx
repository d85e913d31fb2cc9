import { Moment } from '@/components/admin/moment';
import { entryPagePath } from '@/lib/editor/content-paths';
import { entryOf } from '@/lib/editor/entries/entry-kinds';
import type { Locale } from '@/lib/i18n/locales';
import { editorName } from './author-name';
import { ContentForm } from './content-form';
import type { EditorTranslator } from './editor-translator';

type Props = {
  t: EditorTranslator;
  locale: Locale;
  /** The paths of the published files. */
  entries: readonly string[];
  nameEntry: (path: string) => string;
  /** The commit. */
  version: string;
  actor: string;
  at: string;
};

/** What was published last, by whom and when, with the button that takes it back. */
export function LastPublished({ t, locale, entries, nameEntry, version, actor, at }: Props) {
  return (
    <section>
      <h2>{t('publish.last')}</h2>
      <ul className="links published">
        {entries.map((path) => {
          const entry = entryOf(path);
          return (
            <li key={path}>
              {entry ? <a href={entryPagePath(entry, 'history')}>{nameEntry(path)}</a> : path}
            </li>
          );
        })}
      </ul>
      <p className="small">
        {editorName(actor)} · <Moment at={at} locale={locale} />
      </p>
      <ContentForm action="undo" fields={{ version }} button={t('publish.undo')} isSecondary />
    </section>
  );
}
