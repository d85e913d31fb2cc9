import { entryPagePath } from '@/lib/editor/content-paths';
import { type EntryKind, entryOf } from '@/lib/editor/entries/entry-kinds';
import type { FaultyFile } from '@/lib/editor/lists/content-issues';
import { isFolderKind } from '@/lib/editor/lists/entry-files';
import type { EntryName } from '@/lib/editor/publishing/plan-publication';
import type { Obstacle } from '@/lib/editor/versions/obstacles';
import type { EditorTranslator } from './editor-translator';

type KindListProps = {
  t: EditorTranslator;
  counts: readonly (readonly [EntryKind, number | undefined])[];
};

/** Links to the lists of entries with their numbers, and to the forms of single files. */
export function KindList({ t, counts }: KindListProps) {
  return (
    <ul className="kinds">
      {counts.map(([kind, count]) => (
        <li key={kind}>
          <a
            href={
              isFolderKind(kind) || kind === 'screenings'
                ? `/desk/content/${kind}`
                : entryPagePath({ kind, slug: kind })
            }
          >
            {t(`kinds.${kind}.many`)} <span>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What keeps editors from publishing, with a line for the person who runs the site. */
export function Obstacles({ t, obstacles }: { t: EditorTranslator; obstacles: Obstacle[] }) {
  if (obstacles.length === 0) return null;
  const isBlocked = obstacles.some(({ isBlocking }) => isBlocking);
  return (
    <div role="alert" className="notice error">
      <p>{t(isBlocked ? 'obstacles.blocked' : 'obstacles.unsent')}</p>
      <ul lang="en">
        {obstacles.map(({ line }) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

type FaultyFilesProps = {
  t: EditorTranslator;
  files: readonly FaultyFile[];
  nameEntry: (entry: EntryName) => string;
};

/** Files with issues, each issue in words; those of entries link to their form. */
export function FaultyFiles({ t, files, nameEntry }: FaultyFilesProps) {
  if (files.length === 0) return null;
  return (
    <section>
      <h2>{t('faulty.title')}</h2>
      <p>{t('faulty.words')}</p>
      <ul className="folds">
        {files.map(({ path, issues }) => {
          const entry = entryOf(path);
          return (
            <li key={path}>
              <details>
                <summary>
                  <span>
                    {entry && nameEntry(entry)}
                    {!entry && path}
                  </span>
                  <b className="off">{t('faulty.count', { count: issues.length })}</b>
                </summary>
                <ul>
                  {issues.map((issue) => (
                    <li key={issue}>{issue}</li>
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
