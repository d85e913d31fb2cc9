import { isDeepStrictEqual } from 'node:util';
import { Document, isMap, isScalar, isSeq, type Node, visit } from 'yaml';
import { filmSchema } from '@/lib/content/schema/film';

/** Strings with more characters than this are written as text blocks. */
export const longText = 72;

/** Maximum line width in characters. */
export const lineWidth = 100;

/** Formats a new film's file: keys in the order of the schema, long texts as folded blocks. */
export function writeFilmYaml(film: Record<string, unknown>): string {
  const keys = Object.keys(filmSchema.shape).filter((key) => film[key] !== undefined);
  const document = new Document(Object.fromEntries(keys.map((key) => [key, film[key]])));
  visit(document, {
    Scalar(_key, node) {
      if (isScalar<string>(node) && String(node.value).length > longText)
        node.type = 'BLOCK_FOLDED';
    },
  });
  return document.toString({ lineWidth });
}

/** Changes a YAML node from the value `old` to `next`. Unchanged parts keep the editor's formatting and comments. */
export function patchNode(document: Document, node: unknown, old: unknown, next: unknown): Node {
  if (isDeepStrictEqual(old, next) && node) return node as Node;
  if (isMap(node) && isFields(old) && isFields(next)) {
    for (const key of Object.keys(old)) if (!(key in next)) node.delete(key);
    for (const [key, value] of Object.entries(next))
      node.set(key, patchNode(document, node.get(key, true), old[key], value));
    return node;
  }
  if (isSeq(node) && Array.isArray(old) && Array.isArray(next)) {
    node.items = patchItems(document, node.items, old, next);
    return node;
  }
  const created = createNode(document, next);
  if (isScalar(node)) {
    const { comment, commentBefore, spaceBefore } = node;
    Object.assign(created, { comment, commentBefore, spaceBefore });
  }
  return created;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Entries that existed before keep their nodes, even at another position. */
function patchItems(document: Document, items: unknown[], old: unknown[], next: unknown[]) {
  const free = new Set(items.keys());
  const takeNode = (index: number) => {
    free.delete(index);
    return items[index];
  };
  const same = next.map((value) => {
    const index = [...free].find((place) => isDeepStrictEqual(old[place], value));
    return index === undefined ? undefined : takeNode(index);
  });
  return next.map((value, index) => {
    if (same[index]) return same[index];
    if (!free.has(index)) return createNode(document, value);
    return patchNode(document, takeNode(index), old[index], value);
  });
}

function createNode(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node;
  const fold = (scalar: unknown) => {
    if (isScalar<string>(scalar) && String(scalar.value).length > longText)
      scalar.type = 'BLOCK_FOLDED';
  };
  fold(node);
  visit(node as never, { Scalar: (_key, scalar) => fold(scalar) });
  return node;
}
