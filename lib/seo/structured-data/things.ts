import type { Thing } from 'schema-dts';

/** Structured data of a page, typed by schema.org's vocabulary. */
export type Things = readonly Exclude<Thing, string>[];
