import type { Metadata } from 'next';

type Types = NonNullable<NonNullable<Metadata['alternates']>['types']>;

/** The head of a page with other forms of what it says, by their media types. */
export function withTypes(metadata: Metadata, types: Types): Metadata {
  const { alternates } = metadata;
  return { ...metadata, alternates: { ...alternates, types: { ...alternates?.types, ...types } } };
}
