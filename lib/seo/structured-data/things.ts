import type { Thing } from 'schema-dts';

/** What a page tells machines of what it shows, typed by schema.org's vocabulary. */
export type Things = readonly Exclude<Thing, string>[];
