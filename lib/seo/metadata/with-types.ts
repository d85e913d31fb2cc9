import type { Metadata } from 'next';

type Types = NonNullable<NonNullable<Metadata['alternates']>['types']>;

/** Adds alternate representations of a page, by media type. */
export function withTypes(metadata: Metadata, types: Types): Metadata {
  const { alternates } = metadata;
  return { ...metadata, alternates: { ...alternates, types: { ...alternates?.types, ...types } } };
}
