import type { RecordName } from '../records/record-kind';

export const changeKinds = ['added', 'altered', 'removed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Fields of a record by their place in it (`title.original.text`), each as a line. */
export type Fields = Readonly<Record<string, string>>;

/** The content of a house, as two states of it are compared. */
export type ContentDigest = Readonly<Record<RecordName, Fields>>;

export type Change = {
  name: RecordName;
  kind: ChangeKind;
  /** Those that differ, of an altered record. */
  fields: { field: string; before?: string | undefined; after?: string | undefined }[];
};
