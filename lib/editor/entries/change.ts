import { type Document, isScalar, type Pair } from 'yaml';
import type { ZodType } from 'zod';
import type { YamlStyle } from './render-yaml';

/** A value before and after a change, with the schemas that it may have. */
export type Change = { before: unknown; after: unknown; schemas: readonly ZodType[] };

/** A file's text with its nodes. */
export type Source = { text: string; document: Document; style: YamlStyle };

export const nameOf = ({ key }: Pair) => String(isScalar(key) ? (key.value ?? '') : key);
