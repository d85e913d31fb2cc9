import { faultId, noteId } from './field-ids';

type Props = { field: string; note?: string | undefined; fault?: string | undefined };

/** What is said below a field: what it is for, and what is wrong with it. */
export function FieldNote({ field, note, fault }: Props) {
  return (
    <>
      {note && (
        <p id={noteId(field)} className="mt-1 text-muted text-sm">
          {note}
        </p>
      )}
      {fault && (
        <p id={faultId(field)} className="mt-1 font-semibold text-signal">
          {fault}
        </p>
      )}
    </>
  );
}

/** The ids of what is said of a field, for the field itself. */
export function describedBy({ field, note, fault }: Props): string | undefined {
  const ids = [...(fault ? [faultId(field)] : []), ...(note ? [noteId(field)] : [])];
  return ids.join(' ') || undefined;
}
