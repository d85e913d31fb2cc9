import type { ZodType } from 'zod';
import { daySchema, momentSchema } from '@/lib/content/schema/day';
import { imageSchema } from '@/lib/content/schema/media';
import { languageSchema, translationsSchema } from '@/lib/content/schema/translations';
import { locales } from '@/lib/i18n/locales';
import { type EntryKind, entryKinds } from '../entries/entry-kinds';
import type { Branch, Field, Leaf, NamedField } from './field';
import { isMarkdown, rowsOf } from './long-texts';
import { vocabularyOf } from './vocabulary-names';

/** The definition of a Zod schema, as far as forms need it. */
type Def = {
  type: string;
  format?: string;
  shape?: Record<string, ZodType>;
  element?: ZodType;
  keyType?: ZodType;
  valueType?: ZodType;
  innerType?: ZodType;
  in?: ZodType;
  options?: readonly ZodType[];
  entries?: Record<string, string>;
  values?: readonly unknown[];
  checks?: readonly { _zod: { def: { pattern?: RegExp } } }[];
};

const defOf = (schema: ZodType) => schema._zod.def as unknown as Def;

/** The fields of an entry's form, in the order of its schema. */
export function buildForm(kind: EntryKind): Field {
  return buildField(entryKinds[kind].schema, kind);
}

function buildField(schema: ZodType, path: string): Field {
  const { inner, isNullable } = unwrap(schema);
  const def = defOf(inner);
  switch (def.type) {
    case 'object':
      return inner === translationsSchema || hasLanguages(def.shape)
        ? translations(path)
        : group([def], path, { isPicture: inner === imageSchema });
    case 'union':
      return union(def.options ?? [], path);
    case 'array':
      return list(inner, path);
    case 'record': {
      const item = buildField(def.valueType as ZodType, path);
      const isCode = codePattern(def.keyType as ZodType) === country;
      const keys = isCode ? 'countries' : vocabularyOf(`${path}.key`);
      return { type: 'record', item, ...(keys && { keys }) };
    }
    case 'enum':
      return { type: 'choice', options: Object.values(def.entries ?? {}) };
    case 'literal':
      return { type: 'choice', options: (def.values ?? []).map(String) };
    case 'boolean':
      return ticks.has(path) ? { type: 'tick' } : { type: 'yes-no' };
    case 'number':
      return { type: 'number' };
    case 'tuple':
      return { type: 'numbers' };
    default:
      return text(inner, path, isNullable);
  }
}

/** Booleans for which absent and `false` are the same. */
const ticks = new Set([
  ...['film', 'collection', 'article', 'news', 'page'].map((kind) => `${kind}.draft`),
  'film.embed',
]);

/** A schema without what makes it optional or converts it, and whether it accepts `null`. */
function unwrap(schema: ZodType): { inner: ZodType; isNullable: boolean } {
  const { type, innerType, in: first } = defOf(schema);
  const next = innerType ?? first;
  if (!next || schema === daySchema || schema === momentSchema)
    return { inner: schema, isNullable: false };
  const unwrapped = unwrap(next);
  return type === 'nullable' ? { ...unwrapped, isNullable: true } : unwrapped;
}

/** Whether a group has a text in each language and nothing else. */
function hasLanguages(shape: Record<string, ZodType> = {}): boolean {
  const keys = Object.keys(shape);
  return keys.length === locales.length && locales.every((locale) => keys.includes(locale));
}

function translations(path: string): Leaf {
  return { type: 'translations', rows: rowsOf(path), isMarkdown: isMarkdown(path) };
}

type GroupOptions = { mayBeFalse?: boolean; isPicture?: boolean; short?: string | undefined };

/** Fields of a group; of a union of groups the fields of all, each once. */
function group(
  defs: readonly Def[],
  path: string,
  { mayBeFalse = false, isPicture = false, short }: GroupOptions = {},
): Branch {
  const fields = new Map<string, NamedField>();
  for (const { shape = {} } of defs)
    for (const [key, schema] of Object.entries(shape)) {
      const name = `${path}.${key}`;
      const field = buildField(schema, name);
      const known = fields.get(key)?.field;
      const isRequired = !schema.safeParse(undefined).success;
      if (known?.type === 'choice' && field.type === 'choice')
        fields.set(key, {
          key,
          path: name,
          isRequired,
          field: { ...field, options: [...known.options, ...field.options] },
        });
      else if (!known) fields.set(key, { key, path: name, isRequired, field });
    }
  return {
    ...{ type: 'group', fields: [...fields.values()], mayBeFalse, isPicture },
    ...(short && { short }),
  };
}

/** What a field with alternatives is: the forms that content has, each in one kind of field. */
function union(options: readonly ZodType[], path: string): Field {
  const all = options.map((option) => unwrap(option).inner);
  const defs = all.map(defOf);
  const groups = defs.filter(({ type }) => type === 'object');
  if (all.includes(translationsSchema)) return { type: 'line', rows: rowsOf(path) };
  const isText = defs.some(({ type }) => type === 'string');
  const [short] = isText ? Object.keys(groups[0]?.shape ?? {}) : [];
  if (groups.length > 0)
    return group(groups, path, { mayBeFalse: !isText && groups.length < defs.length, short });
  const alone = defs.find(({ type }) => type === 'literal')?.values?.[0];
  const several = defs.find(({ type }) => type === 'array');
  if (several && typeof alone === 'string')
    return { type: 'choices', options: regionsOf(path), alone };
  const field = text(all[0] as ZodType, path, false);
  return several && field.type === 'text' ? { ...field, mayBeList: true } : field;
}

/** Region codes of discs; the schema checks them after they were converted. */
const regionsOf = (path: string) =>
  path.endsWith('.region') ? ['A', 'B', 'C', '1', '2', '3', '4', '5', '6'] : [];

function list(schema: ZodType, path: string): Field {
  const { element } = defOf(schema);
  const item = buildField(element as ZodType, path);
  if (item.type === 'choice') return { type: 'choices', options: item.options };
  if (item.type !== 'text') return { type: 'list', item };
  const { vocabulary } = item;
  if (vocabulary === 'genres') return { type: 'choices', options: vocabulary };
  if (vocabulary === 'countries' || vocabulary === 'languages')
    return { type: 'names', vocabulary };
  return vocabulary ? { type: 'list', item } : { type: 'lines' };
}

const country = '^[A-Z]{2}$';

/** The pattern that a text has to match. */
function codePattern(schema: ZodType): string | undefined {
  const checks = defOf(schema).checks ?? [];
  return checks.map(({ _zod }) => _zod.def.pattern?.source).find(Boolean);
}

function text(schema: ZodType, path: string, isNullable: boolean): Leaf {
  const { format } = defOf(schema);
  if (codePattern(schema) === '^#[0-9a-f]{6}$' && !vocabularyOf(path)) return { type: 'colour' };
  if (schema === daySchema) return { type: 'date' };
  if (schema === momentSchema) return { type: 'moment', hasOffset: true };
  if (moments.has(path)) return { type: 'moment', hasOffset: false };
  const vocabulary =
    schema === languageSchema
      ? 'languages'
      : codePattern(schema) === country
        ? 'countries'
        : vocabularyOf(path);
  const rows = rowsOf(path);
  return {
    type: 'text',
    ...(vocabulary && { vocabulary }),
    ...(format === 'email' && { input: 'email' as const }),
    ...(format === 'url' && { input: 'url' as const }),
    ...(drawings.has(path) && { isDrawing: true as const }),
    ...(isNullable && { isNullable: true as const }),
    ...(rows > 1 && { rows }),
  };
}

/** Texts that are the address of a drawing. */
const drawings = new Set(['theme.logo.light', 'theme.logo.dark', 'theme.icon']);

/** Texts that are a day and a time. */
const moments = new Set([
  ...['film', 'collection', 'article', 'news', 'page'].map((kind) => `${kind}.publishedFrom`),
  ...['screenings.screenings.start', 'screenings.screenings.was'],
]);
