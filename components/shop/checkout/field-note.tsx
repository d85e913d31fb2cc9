import { faultId, noteId } from './field-ids';

type Props = { field: string; note?: string | undefined; fault?: string | undefined };

/** The note and the fault below a field. */
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

/** The `aria-describedby` of a field: the ids of its fault and note. */
export function describedBy({ field, note, fault }: Props): string | undefined {
  const ids = [...(fault ? [faultId(field)] : []), ...(note ? [noteId(field)] : [])];
  return ids.join(' ') || undefined;
}
