import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, isSeq, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { schemasBelow } from '@/lib/content/validate/schema-walk';
import { isEmpty } from '@/lib/content/validate/without-empty';
import { isRecord } from '@/lib/primitives/json';
import { type Change, nameOf, type Source } from './change';
import { matchItems } from './match-items';
import { inSchemaOrder, renderYaml } from './render-yaml';
import type { Edit } from './text-edits';

/** The edit of a YAML flow collection (`[…]` or `{…}`). What has not changed in it keeps its quotes. */
export function editFlow(source: Source, node: YAMLMap | YAMLSeq, change: Change): Edit[] {
  const [start = 0, end = 0] = node.range ?? [];
  return [{ start, end, text: flowText(source, node, change) }];
}

function flowText(source: Source, node: unknown, change: Change): string {
  const { before, after, schemas } = change;
  if (isNode(node) && isDeepStrictEqual(before, after)) return sourceOf(source, node);
  if (isMap(node) && isRecord(before) && isRecord(after)) return mapText(source, node, change);
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
    const items = node.items.filter((item) => isNode(item) && !isEmpty(item.toJS(source.document)));
    const matches = matchItems(before, after);
    const parts = after.map((value, at) => {
      const index = matches[at];
      const inner = { after: value, schemas: schemasBelow(schemas, '0') };
      if (index === undefined) return flowText(source, undefined, { ...inner, before: undefined });
      return flowText(source, items[index], { ...inner, before: before[index] });
    });
    return inBrackets(source, node, parts);
  }
  return renderYaml(inSchemaOrder(after, schemas), { ...source.style, isFlow: true });
}

function mapText(source: Source, node: YAMLMap, { before, after, schemas }: Change): string {
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const known = new Set(node.items.map(nameOf));
  const parts = node.items.flatMap((pair) => {
    const name = nameOf(pair);
    if (!Object.hasOwn(fresh, name))
      return Object.hasOwn(old, name) ? [] : pairSource(source, pair);
    const change = { before: old[name], after: fresh[name], schemas: schemasBelow(schemas, name) };
    return [`${sourceOf(source, pair.key)}: ${flowText(source, pair.value, change)}`];
  });
  const added = Object.keys(fresh).filter((name) => !known.has(name));
  const rest = added.map((name) => {
    const value = inSchemaOrder(fresh[name], schemasBelow(schemas, name));
    return renderYaml({ [name]: value }, { ...source.style, isFlow: true }).replace(
      /^\{ (.*) \}$/s,
      '$1',
    );
  });
  return inBrackets(source, node, [...parts, ...rest]);
}

function sourceOf({ text }: Source, node: unknown): string {
  const [start = 0, end = 0] = (isNode(node) && node.range) || [];
  return text.slice(start, end);
}

function pairSource(source: Source, { key, value }: Pair): string {
  const written = isScalar(value) ? value.source : undefined;
  return written
    ? `${sourceOf(source, key)}: ${sourceOf(source, value)}`
    : `${sourceOf(source, key)}:`;
}

/** `{ a: 1 }` or `{a: 1}`, as it was. */
function inBrackets({ text }: Source, node: YAMLMap | YAMLSeq, parts: readonly string[]): string {
  const start = node.range?.[0] ?? 0;
  const [open, close] = isMap(node) ? ['{', '}'] : ['[', ']'];
  const space =
    /\s/.test(text[start + 1] ?? '') || (isMap(node) && node.items.length === 0) ? ' ' : '';
  return parts.length === 0 ? open + close : `${open}${space}${parts.join(', ')}${space}${close}`;
}
