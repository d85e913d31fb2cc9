import { isDeepStrictEqual } from 'node:util';
import { Document, isMap, isScalar, isSeq, type Pair, parseDocument, type Scalar } from 'yaml';
import { filmSchema } from '@/lib/content/schema/film';
import { lineWidth, longText, patchNode } from './film-yaml';

type Fields = Record<string, unknown>;
type Edit = { from: number; to: number; text: string };

/**
 * The text of a film's file with the values of `next`. Unchanged fields stay letter for letter. In a changed
 * field, short values are edited in place; if more has changed, the field is rewritten and keeps its comments.
 * Unusual YAML is rewritten as a whole (`rewrite`).
 */
export function updateFilmYaml(text: string, next: Fields): string {
  const document = parseDocument(text);
  const old: Fields = document.toJS() ?? {};
  const isPlain = isMap(document.contents) && !document.contents.flow;
  const edited = isPlain && applyEdits(document, text, old, next);
  return edited && hasValues(edited, next) ? edited : rewrite(text, old, next);
}

/** Rewrites the whole file, with comments, for unusual YAML (flow style, anchors). */
function rewrite(text: string, old: Fields, next: Fields): string {
  const document = parseDocument(text);
  document.contents = patchNode(document, document.contents, old, next) as typeof document.contents;
  return document.toString({ lineWidth });
}

function hasValues(text: string, next: Fields): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), next);
}

function applyEdits(document: Document, text: string, old: Fields, next: Fields): string {
  const fields = readFields(document, text);
  const edits = fields.flatMap((field) => editField(field, old, next, text));
  const added = Object.keys(filmSchema.shape)
    .filter((key) => next[key] !== undefined && old[key] === undefined)
    .map((key) => insertField(key, next[key], fields, text));
  return [...edits, ...added]
    .map((edit, order) => ({ ...edit, order }))
    .sort((a, b) => b.from - a.from || b.order - a.order)
    .reduce((result, { from, to, text: inner }) => {
      return result.slice(0, from) + inner + result.slice(to);
    }, text);
}

type Field = { key: string; pair: Pair; document: Document; from: number; to: number };

/** Top-level fields with their lines, without the blank lines and comments between fields. */
function readFields(document: Document, text: string): Field[] {
  const items = isMap(document.contents) ? document.contents.items : [];
  const starts = items.map(({ key }) => lineStart(text, isScalar(key) ? (key.range?.[0] ?? 0) : 0));
  return items.map((pair, index) => {
    const from = starts[index] ?? 0;
    const lines = text.slice(from, starts[index + 1] ?? text.length).split(/(?<=\n)/);
    while (lines.length > 1 && /^(?:\s*|#.*|\.\.\.|---)\s*$/.test(lines.at(-1) ?? '')) lines.pop();
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
    return { key, pair, document, from, to: from + lines.join('').length };
  });
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

function editField(field: Field, old: Fields, next: Fields, text: string): Edit[] {
  const { key, pair, document, from, to } = field;
  if (isDeepStrictEqual(old[key], next[key])) return [];
  if (next[key] === undefined) return [{ from, to, text: '' }];
  const inPlace = editScalars(pair.value, old[key], next[key]);
  if (inPlace) return inPlace;
  const value = patchNode(document, pair.value, old[key], next[key]);
  const isTight = /^[\w-]+:.*\n(?:\s*#.*\n)*- /.test(text.slice(from, to));
  return [{ from, to, text: renderPair(key, value, { indentSeq: !isTight }) }];
}

/** In-place edits of scalar values, or `undefined` if anything else changed. */
function editScalars(node: unknown, old: unknown, next: unknown): Edit[] | undefined {
  if (isDeepStrictEqual(old, next)) return [];
  if (isScalar(node)) return editScalar(node, next);
  if (!isMap(node) || !isFields(old) || !isFields(next)) return undefined;
  if (!isDeepStrictEqual(Object.keys(old).sort(), Object.keys(next).sort())) return undefined;
  const edits = node.items.map(({ key, value }) => {
    const name = String(isScalar(key) ? key.value : key);
    return editScalars(value, old[name], next[name]);
  });
  return edits.every((edit) => edit !== undefined) ? edits.flat() : undefined;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function editScalar({ range, type, source }: Scalar, next: unknown): Edit[] | undefined {
  const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL';
  const isShort = typeof next !== 'object' && String(next).length <= longText;
  if (!range || isBlock || !source || !isShort || String(next).includes('\n')) return undefined;
  const list = new Document([next]);
  if (isSeq(list.contents)) list.contents.flow = true;
  const [, text = ''] = /^\[ (.*) \]\n$/s.exec(list.toString({ lineWidth: 0 })) ?? [];
  return [{ from: range[0], to: range[1], text }];
}

function insertField(key: string, value: unknown, fields: Field[], text: string): Edit {
  const order = Object.keys(filmSchema.shape);
  const before = fields.filter((field) => order.indexOf(field.key) < order.indexOf(key)).at(-1);
  const at = before?.to ?? fields[0]?.from ?? 0;
  const gap = at > 0 && text[at - 1] !== '\n' ? '\n' : '';
  const document = new Document();
  return {
    from: at,
    to: at,
    text: gap + renderPair(key, patchNode(document, null, undefined, value)),
  };
}

function renderPair(key: string, value: unknown, { indentSeq = true } = {}): string {
  const document = new Document({});
  if (isMap(document.contents)) document.contents.items.push(document.createPair(key, value));
  return document.toString({ lineWidth, indentSeq });
}
