import type { ReactNode } from 'react';
import { Moment } from '@/components/admin/moment';
import type { EntryKind } from '@/lib/editor/entries/entry-kinds';
import type { ChangeOfVersion } from '@/lib/editor/history/entry-history';
import { FieldChanges } from './field-changes';
import type { ValueWords } from './field-value';

type Props = ValueWords & {
  kind: EntryKind;
  at: string;
  author: string;
  /** What is special about it: that it is the present version, or was refused. */
  mark?: string | undefined;
  change: ChangeOfVersion;
  /** The forms that bring it back. */
  children?: ReactNode;
};

/** A published version of an entry, or a saved draft: who, when, and what differs from the one before. */
export function VersionLine({ kind, at, author, mark, change, children, ...shared }: Props) {
  return (
    <li className="version">
      <h3>
        <Moment at={at} locale={shared.locale} />
        <small>
          {author}
          {mark && (
            <>
              {' · '}
              <b>{mark}</b>
            </>
          )}
        </small>
      </h3>
      {change.is === 'changed' ? (
        <FieldChanges kind={kind} changes={change.changes} {...shared} />
      ) : (
        <p>{shared.words.editor(`history.${change.is}`)}</p>
      )}
      {children && <div className="acts-row">{children}</div>}
    </li>
  );
}
