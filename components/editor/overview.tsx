import type { Issue } from '@/lib/content/validate/issue';
import { entryPagePath } from '@/lib/editor/content-paths';
import { type EntryKind, entryOf } from '@/lib/editor/entries/entry-kinds';
import { describeForEditor } from '@/lib/editor/lists/content-issues';
import { isFolderKind } from '@/lib/editor/lists/entry-files';
import type { Locale } from '@/lib/i18n/locales';
import type { EditorTranslator } from './editor-translator';

type KindListProps = { t: EditorTranslator; counts: readonly (readonly [EntryKind, number])[] };

/** Links to the lists of entries with their numbers, and to the forms of single files. */
export function KindList({ t, counts }: KindListProps) {
  return (
    <ul className="kinds">
      {counts.map(([kind, count]) => (
        <li key={kind}>
          {isFolderKind(kind) ? (
            <a href={`/desk/content/${kind}`}>
              {t(`kinds.${kind}.many`)} <span>{count}</span>
            </a>
          ) : (
            <a href={entryPagePath({ kind, slug: kind })}>{t(`kinds.${kind}.many`)}</a>
          )}
        </li>
      ))}
    </ul>
  );
}

type FaultyFilesProps = {
  t: EditorTranslator;
  locale: Locale;
  issues: readonly [path: string, issues: Issue[]][];
};

/** Files with issues, each issue in words; those of entries link to their form. */
export function FaultyFiles({ t, locale, issues }: FaultyFilesProps) {
  if (issues.length === 0) return null;
  return (
    <section>
      <h2>{t('faulty.title')}</h2>
      <p>{t('faulty.words')}</p>
      <ul className="folds">
        {issues.map(([path, inFile]) => {
          const entry = entryOf(path);
          return (
            <li key={path}>
              <details>
                <summary>
                  <span>{path}</span>
                  <b className="off">{t('faulty.count', { count: inFile.length })}</b>
                </summary>
                <ul>
                  {inFile.map((issue) => (
                    <li key={`${issue.field} ${issue.row}`}>{describeForEditor(issue, locale)}</li>
                  ))}
                </ul>
                {entry && (
                  <p className="links">
                    <a href={entryPagePath(entry)}>{t('faulty.open')}</a>
                  </p>
                )}
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
