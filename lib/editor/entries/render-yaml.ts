import { Document, Scalar, visit } from 'yaml';
import type { ZodType } from 'zod';
import { keysOf, schemasBelow } from '@/lib/content/validate/schema-walk';
import { readWithJsYaml } from '@/lib/content/validate/yaml/read-yaml';
import { isRecord } from '@/lib/primitives/json';

/** How a file is written, so that new lines look like those around them. */
export type YamlStyle = {
  /** Spaces of one level. */
  indent: number;
  /** Whether the hyphens of a list are indented below its key. */
  indentSeq: boolean;
};

export const houseStyle: YamlStyle = { indent: 2, indentSeq: true };

/** Column at which texts are folded, and from which on a text has lines of its own. */
const lineWidth = 100;

type RenderOptions = YamlStyle & {
  /** Column at which the lines will begin. */
  column?: number;
  isFlow?: boolean;
  /** Texts stay in one line, however long they are. */
  isUnfolded?: boolean;
  minFractionDigits?: number | undefined;
  /** YAML style (quoted, folded) of the replaced scalar, kept if the new text can be written in it. */
  type?: string | null | undefined;
};

/** A value as YAML, in block form and with a line break at its end; `isFlow`: in one line without one. */
export function renderYaml(value: unknown, options: RenderOptions): string {
  const { column = 0, isFlow, isUnfolded } = options;
  const document = new Document(isFlow ? [value] : value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(key, node) {
      if (key !== 'key') styleScalar(node, options);
    },
  });
  const text = document.toString({
    ...{ indent: options.indent, indentSeq: options.indentSeq, singleQuote: true },
    collectionStyle: isFlow ? 'flow' : 'any',
    lineWidth: isFlow || isUnfolded ? 0 : Math.max(40, lineWidth - column),
  });
  // The brackets make the text safe within others: `a, b` gets quotes.
  return isFlow ? text.trim().slice(1, -1).trim() : text;
}

function styleScalar(node: Scalar, { isFlow, type, minFractionDigits }: RenderOptions): void {
  const { value } = node;
  if (typeof value === 'number' && minFractionDigits) node.minFractionDigits = minFractionDigits;
  if (typeof value !== 'string') return;
  if (isFlow) node.type = isPlain(value) ? undefined : Scalar.QUOTE_SINGLE;
  else if (/\n/.test(value))
    node.type = foldsWell(value) ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
  else if (value.length > lineWidth - 20 || type?.startsWith('BLOCK'))
    node.type = Scalar.BLOCK_FOLDED;
  else if (type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE) node.type = type;
  else if (!isPlain(value)) node.type = Scalar.QUOTE_SINGLE;
}

/** Paragraphs that are a line each, as `>-` writes them; lists and verses keep their lines (`|-`). */
const foldsWell = (text: string) => !/[^\n]\n[^\n]|\n\n\n|^[ \t]|\n[ \t]/.test(text);

/** Whether the reader of the site, which is not the writer, reads an unquoted text as this text. */
function isPlain(text: string): boolean {
  const read = readWithJsYaml(`a: ${text}\n`)?.value;
  return isRecord(read) && Object.keys(read).length === 1 && read.a === text;
}

/** The value with its fields in the order of the schema, unknown ones last. */
export function inSchemaOrder(value: unknown, schemas: readonly ZodType[]): unknown {
  if (Array.isArray(value))
    return value.map((item) => inSchemaOrder(item, schemasBelow(schemas, '0')));
  if (!isRecord(value)) return value;
  const known = keysOf(schemas);
  const place = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length);
  return Object.fromEntries(
    Object.keys(value)
      .sort((one, other) => place(one) - place(other))
      .map((key) => [key, inSchemaOrder(value[key], schemasBelow(schemas, key))]),
  );
}
