import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { ZodType } from 'zod';
import { keysOf, schemasBelow } from '@/lib/content/validate/schema-walk';
import { isEmpty } from '@/lib/content/validate/without-empty';
import { isRecord } from '@/lib/primitives/json';
import { type Change, nameOf, type Source } from './change';
import { editFlow } from './edit-flow';
import { matchItems } from './match-items';
import { inSchemaOrder, renderYaml } from './render-yaml';
import { applyEdits, columnAt, type Edit, indentFollowing, lineEnd, lineStart } from './text-edits';

/**
 * The edits of a group in block form; `undefined` if it has to be written anew. Fields that stand empty in the file and
 * have no new value stay as they are.
 */
export function editMap(source: Source, node: YAMLMap, change: Change): Edit[] | undefined {
  const { before, after, schemas } = change;
  if (!isRecord(before) || !isRecord(after)) return undefined;
  if (node.flow) return editFlow(source, node, change);
  const pairs = node.items.map((pair) => ({ pair, name: nameOf(pair), ...rangeOf(source, pair) }));
  const isKept = (name: string) => Object.hasOwn(after, name) || !Object.hasOwn(before, name);
  const kept = pairs.filter(({ name }) => isKept(name));
  const [first] = kept;
  const [top] = pairs;
  if (!first || !top) return undefined;
  const edits: Edit[] = [];
  for (const { pair, name, start, end } of pairs) {
    if (!isKept(name)) {
      const from = ownLine(source.text, start);
      // The first field of a list's item stands behind the hyphen, where the first one that stays goes.
      if (from !== undefined) edits.push({ start: from, end, text: '' });
      else edits.push({ start, end: first.start, text: '' });
    } else if (Object.hasOwn(after, name) && !isDeepStrictEqual(before[name], after[name]))
      edits.push(...editPair(source, pair, changeBelow(change, name)));
  }
  const column = columnAt(source.text, top.start);
  const order = keysOf(schemas);
  const known = new Set(pairs.map(({ name }) => name));
  const added = Object.keys(inSchemaOrder(after, schemas) as object).filter(
    (name) => !known.has(name),
  );
  for (const name of added) {
    const line = renderPair(source, name, after[name], column, schemasBelow(schemas, name));
    const previous = kept.findLast(
      (other) => !order.includes(name) || order.indexOf(other.name) < order.indexOf(name),
    );
    edits.push(
      previous
        ? insertAfter(source, previous.end, line, column)
        : insertBefore(source, first.start, line, column),
    );
  }
  // Fields that are removed behind a hyphen share one edit.
  return withoutOverlaps(edits);
}

const withoutOverlaps = (edits: Edit[]) => {
  const head = edits.find(({ text, start, end }) => text === '' && start < end);
  return edits.filter(
    (edit) => edit === head || !head || edit.start >= head.end || edit.end <= head.start,
  );
};

const changeBelow = ({ before, after, schemas }: Change, key: string): Change => ({
  before: isRecord(before) && Object.hasOwn(before, key) ? before[key] : undefined,
  after: (after as Record<string, unknown>)[key],
  schemas: schemasBelow(schemas, key),
});

function rangeOf({ text }: Source, { key, value }: Pair) {
  const start = isNode(key) ? (key.range?.[0] ?? 0) : 0;
  const last = isNode(value) ? value : key;
  return { start, end: lineEnd(text, isNode(last) ? (last.range?.[1] ?? 0) : 0) };
}

/** The start of the line if nothing else stands before `at` in it. */
function ownLine(text: string, at: number): number | undefined {
  const start = lineStart(text, at);
  return text.slice(start, at).trim() === '' ? start : undefined;
}

function insertAfter({ text }: Source, at: number, line: string, column: number): Edit {
  const isOpen = at > 0 && text[at - 1] !== '\n';
  return { start: at, end: at, text: `${isOpen ? '\n' : ''}${' '.repeat(column)}${line}` };
}

function insertBefore({ text }: Source, at: number, line: string, column: number): Edit {
  const start = ownLine(text, at);
  const indent = ' '.repeat(column);
  if (start === undefined) return { start: at, end: at, text: line + indent };
  return { start, end: start, text: indent + line };
}

function renderPair(
  { style }: Source,
  name: string,
  value: unknown,
  column: number,
  schemas: readonly ZodType[],
): string {
  const text = renderYaml({ [name]: inSchemaOrder(value, schemas) }, { ...style, column });
  return indentFollowing(text, column);
}

function editPair(source: Source, pair: Pair, change: Change): Edit[] {
  const { start, end } = rangeOf(source, pair);
  const column = columnAt(source.text, start);
  const edits = editValue(source, pair.value, change, column);
  if (edits) return edits;
  return [
    { start, end, text: renderPair(source, nameOf(pair), change.after, column, change.schemas) },
  ];
}

/** @param column of the key or the hyphen before the value */
function editValue(
  source: Source,
  node: unknown,
  change: Change,
  column: number,
): Edit[] | undefined {
  if (isMap(node)) return editMap(source, node, change);
  if (isSeq(node)) return editSeq(source, node, change);
  if (!isScalar(node) || typeof change.after === 'object') return undefined;
  return editScalar(source, node, change.after, column);
}

function editScalar({ text, style }: Source, node: Scalar, value: unknown, column: number): Edit[] {
  const [start = 0, end = 0] = node.range ?? [];
  const old = text.slice(start, end);
  const isBlock = node.type?.startsWith('BLOCK') ?? false;
  const rendered = renderYaml(
    { k: value },
    {
      ...{
        ...style,
        column,
        type: node.value === '' ? undefined : node.type,
        minFractionDigits: node.minFractionDigits,
      },
      isUnfolded: isBlock && old.split('\n').some((line) => line.length > 110),
    },
  );
  const [head = '', ...lines] = indentFollowing(rendered, column).slice(3).trimEnd().split('\n');
  const body = lines.length > 0 ? `${lines.join('\n')}\n` : '';
  if (isBlock) return [{ start, end, text: `${head}\n${body}` }];
  const before = start === end && /[:-]/.test(text[start - 1] ?? '') ? ' ' : '';
  const behind = start === end && text[end] === '#' ? ' ' : '';
  const line: Edit = { start, end, text: before + head + behind };
  if (!body) return [line];
  const below = lineEnd(text, end);
  const gap = text[below - 1] === '\n' ? '' : '\n';
  return [line, { start: below, end: below, text: gap + body }];
}

/** The edits of a list; `undefined` if it has to be written anew. Items that stand empty in the file are not counted. */
function editSeq(source: Source, node: YAMLSeq, change: Change): Edit[] | undefined {
  const { before, after } = change;
  if (!Array.isArray(before) || !Array.isArray(after) || after.length === 0) return undefined;
  if (node.flow) return editFlow(source, node, change);
  const items = itemsOf(source, node);
  const [first] = items;
  const last = items.at(-1);
  if (items.length !== before.length || !first || !last) return undefined;
  const schemas = schemasBelow(change.schemas, '0');
  const { text } = source;
  const column = columnAt(text, first.start);
  const matches = matchItems(before, after);
  const edit = (index: number, at: number) =>
    editItem(source, items[index], { before: before[index], after: after[at], schemas });
  if (after.length === before.length && matches.every((index, at) => index === at))
    return items.flatMap((_, at) => edit(at, at));
  const isOwnLine = ownLine(text, first.start) !== undefined;
  const indent = ' '.repeat(column);
  const chunks = after.map((value, at) => {
    const index = matches[at];
    const item = index === undefined ? undefined : items[index];
    const previous = index ? items[index - 1] : undefined;
    const gap = item && previous ? text.slice(previous.end, item.start) : indent;
    const body =
      item && index !== undefined
        ? applyEdits(text, item.start, item.end, edit(index, at))
        : renderItem(source, value, column, schemas);
    const lead = at > 0 ? gap : isOwnLine ? gap.replace(/^(?:[^\S\n]*\n)+/, '') : '';
    return body === undefined ? undefined : lead + (body.endsWith('\n') ? body : `${body}\n`);
  });
  if (chunks.includes(undefined)) return undefined;
  const start = isOwnLine ? lineStart(text, first.start) : first.start;
  return [{ start, end: last.end, text: chunks.join('') }];
}

type Item = { node: Node; start: number; end: number };

/** The items that are not empty, from their hyphen to the end of their last line. */
function itemsOf({ text, document }: Source, node: YAMLSeq): Item[] {
  const tokens = node.srcToken?.type === 'block-seq' ? node.srcToken.items : [];
  return node.items.flatMap((item, index) => {
    const hyphen = tokens[index]?.start.find(({ type }) => type === 'seq-item-ind');
    if (!isNode(item) || !hyphen || isEmpty(item.toJS(document))) return [];
    return [{ node: item, start: hyphen.offset, end: lineEnd(text, item.range?.[1] ?? 0) }];
  });
}

function renderItem(
  { style }: Source,
  value: unknown,
  column: number,
  schemas: readonly ZodType[],
): string {
  return indentFollowing(renderYaml([inSchemaOrder(value, schemas)], { ...style, column }), column);
}

function editItem(source: Source, item: Item | undefined, change: Change): Edit[] {
  if (!item || isDeepStrictEqual(change.before, change.after)) return [];
  const column = columnAt(source.text, item.start);
  const edits = editValue(source, item.node, change, column);
  const { start, end } = item;
  return edits ?? [{ start, end, text: renderItem(source, change.after, column, change.schemas) }];
}
