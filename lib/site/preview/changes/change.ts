import type { RecordName } from '../records/record-kind';

export const changeKinds = ['added', 'altered', 'removed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Fields of a record by their path (`title.original.text`), as text. */
export type Fields = Readonly<Record<string, string>>;

/** Digest of the content, for comparison of two states. */
export type ContentDigest = Readonly<Record<RecordName, Fields>>;

export type Change = {
  name: RecordName;
  kind: ChangeKind;
  /** The changed fields of an altered record. */
  fields: { field: string; before?: string | undefined; after?: string | undefined }[];
};
