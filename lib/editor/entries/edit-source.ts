import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, isSeq, parseDocument, visit } from 'yaml';
import type { ZodType } from 'zod';
import type { Issue } from '@/lib/content/validate/issue';
import { withoutEmpty } from '@/lib/content/validate/without-empty';
import { readYaml } from '@/lib/content/validate/yaml/read-yaml';
import { editMap } from './edit-nodes';
import { houseStyle, inSchemaOrder, renderYaml, type YamlStyle } from './render-yaml';
import { applyEdits, columnAt } from './text-edits';

/** The text is no YAML; an editor has to mend the file first. */
export class SourceError extends Error {
  constructor(readonly issues: Issue[]) {
    super('not YAML');
    this.name = 'SourceError';
  }
}

/**
 * The value of a file's text. Fields that other programs write empty are absent (`withoutEmpty`).
 * @throws SourceError if it is no YAML
 */
export function parseSource(source: string, schema: ZodType): unknown {
  const result = readYaml('', withoutMark(source));
  if ('issues' in result) throw new SourceError(result.issues);
  return withoutEmpty(result.value ?? {}, [schema]);
}

/** The issues of a file's text that is not YAML. @param path in the content folder */
export function findYamlIssues(source: string | null, path: string): Issue[] {
  const result = readYaml(path, source ?? '');
  return 'issues' in result ? result.issues : [];
}

/**
 * The source with a new value, which `parseSource` reads back. Only changed fields are written: comments, order, quotes
 * and folding of the others stay, and an equal value gives identical bytes. New fields stand in the schema's order.
 * Of an empty source it makes a new file.
 * @throws SourceError if the source is no YAML
 */
export function applyValue(source: string, value: unknown, schema: ZodType): string {
  const before = parseSource(source, schema);
  // As JSON, a field that is `undefined` is absent.
  const after = withoutEmpty(JSON.parse(JSON.stringify(value)), [schema]);
  if (isDeepStrictEqual(before, after)) return source;
  const text = withoutMark(source);
  const mark = source.slice(0, source.length - text.length);
  const edited =
    editInPlace(text, before, after, schema) ??
    firstRemarks(text) + renderYaml(inSchemaOrder(after, [schema]), houseStyle);
  return mark + (text.includes('\r\n') ? edited.replace(/\r?\n/g, '\r\n') : edited);
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

const firstRemarks = (text: string) => /^(?:[^\S\n]*(?:#[^\n]*)?\n)*/.exec(text)?.[0] ?? '';

/** `undefined` for a new file, and for one whose parts stand for each other (`*alias`): it is written anew. */
function editInPlace(text: string, before: unknown, after: unknown, schema: ZodType) {
  const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false });
  const { contents } = document;
  if (!isMap(contents) || contents.flow || hasReferences(document)) return undefined;
  const source = { text, document, style: styleOf(text, document) };
  const edits = editMap(source, contents, { before, after, schemas: [schema] });
  const edited = edits && applyEdits(text, 0, text.length, edits);
  // Unusual YAML may be edited wrongly, so the edit is used only if it reads back as the new value.
  return edited !== undefined && readsAs(edited, after, schema) ? edited : undefined;
}

function readsAs(text: string, value: unknown, schema: ZodType): boolean {
  const result = readYaml('', text);
  return 'value' in result && isDeepStrictEqual(withoutEmpty(result.value, [schema]), value);
}

/** Whether the text has anchors, aliases or types (`!!str`). */
function hasReferences(document: Document): boolean {
  let found = false;
  visit(document, {
    Alias() {
      found = true;
    },
    Value(_key, { tag, anchor }) {
      if (tag || anchor) found = true;
    },
  });
  return found;
}

/** How the file indents its groups and lists. */
function styleOf(text: string, document: Document): YamlStyle {
  const style = { ...houseStyle };
  visit(document, {
    Pair(_at, { key, value }) {
      const isBlock = (isMap(value) || isSeq(value)) && !value.flow && value.items.length > 0;
      if (!isBlock || !isNode(key)) return;
      const depth = columnAt(text, value.range?.[0] ?? 0) - columnAt(text, key.range?.[0] ?? 0);
      if (isSeq(value)) style.indentSeq = depth > 0;
      else if (depth > 0 && depth <= 8) style.indent = depth;
    },
  });
  return style;
}
