import { isMap, isScalar, isSeq, LineCounter, type Pair, parseDocument, type Scalar } from 'yaml';
import type { ZodType } from 'zod';
import { type Issue, quoted } from '../issue';
import { template } from '../issues/editor-message';
import { decimalPointAdvice } from '../issues/explain-schema-issue';
import { validateValue } from '../issues/validate-value';
import { accepts, isRequiredField, schemasBelow } from '../schema-walk';

/**
 * Quick check: a comment after other text, a lone anchor (`&`), `Null`, or a comma in braces before something that is
 * no field. Does not match most files.
 */
const suspicious =
  /^(?:[^\S\n]|#)*[^\s#][^\n]*[ \t][#&]|\bN(?:ull|ULL)\b|\{[^\n]*:[ \t][^,}\n]*,[^:,}\]\n]*[^:,}\]\s][^:,}\]\n]*[,}]/m;

type At = {
  path: string;
  text: string;
  lines: LineCounter;
  keys: string[];
  schemas: ZodType[];
  isRequired?: boolean;
};

/**
 * Issues of texts that YAML drops silently: a warning if what YAML reads as a comment (` #`) may belong to the text, an
 * error if the whole text is lost (`#1`, `&home`, `Null`), or what follows a comma in braces (`{ rate: 8,1 }`,
 * `{ de: Der Film, das Meer }`). Texts are reported only where the schema would accept them as a whole.
 */
export function findDroppedText(path: string, text: string, schema: ZodType): Issue[] {
  if (!suspicious.test(text)) return [];
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  return visitNode(contents, { path, text, lines, keys: [], schemas: [schema] });
}

function visitNode(node: unknown, at: At, key?: unknown): Issue[] {
  const childAt = (name: string): At => ({
    ...at,
    keys: [...at.keys, name],
    schemas: schemasBelow(at.schemas, name),
    isRequired: isRequiredField(at.schemas, name),
  });
  if (isMap(node))
    return node.items.flatMap((pair: Pair, index) => {
      const { key, value } = pair;
      const child = childAt(String(isScalar(key) ? key.value : key));
      const cutOff = node.flow ? readCutOff(node.items.slice(index + 1)) : undefined;
      return cutOff ? checkComma(value, child, cutOff) : visitNode(value, child, key);
    });
  if (isSeq(node))
    return node.items.flatMap((item, index) => visitNode(item, childAt(String(index)), item));
  return isScalar(node) && node.type === 'PLAIN' ? checkScalar(node, at, key) : [];
}

/** The last key without a value right after a field in braces: the `1` of `{ rate: 8,1 }`, the `c` of `{ a: b, c }`. */
function readCutOff(next: Pair[]): Scalar | undefined {
  const end = next.findIndex(
    ({ key, value }) =>
      !isScalar(key) || !(value === null || (isScalar(value) && value.source === '')),
  );
  return next.slice(0, end < 0 ? undefined : end).at(-1)?.key as Scalar | undefined;
}

function checkComma(node: unknown, { path, text, lines, keys, schemas }: At, cutOff: Scalar) {
  if (!isScalar(node) || node.type !== 'PLAIN') return [];
  const [start = 0] = node.range ?? [];
  const { line, col } = lines.linePos(start);
  const source = text.slice(start, cutOff.range?.[1]).trimEnd();
  const isNumber = typeof node.value === 'number' && /^\d+,\d+$/.test(source);
  if (!isNumber && !accepts(schemas, source)) return [];
  const number = source.replace(',', '.');
  const issue: Issue = {
    ...{ path, field: keys.join('.'), keys, place: { line, column: col } },
    ...(isNumber
      ? {
          expected: template('a number, such as {example}', { example: number }),
          advice: template(decimalPointAdvice, { number }),
        }
      : { expected: template('quotes around words with a comma: "{words}"', { words: source }) }),
    found: { words: quoted(source), source },
  };
  return [issue];
}

function checkScalar(node: Scalar, at: At, key: unknown): Issue[] {
  const { path, text, lines, keys, schemas } = at;
  const [start = 0, end = 0] = node.range ?? [];
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const lineRest = /^[^\n]*/.exec(text.slice(end))?.[0].trimEnd() ?? '';
  // A second ` #` is taken as the start of a real comment.
  const [remark = ''] = /^[ \t]*#[^\n]*?(?=[ \t]+#|$)/.exec(lineRest) ?? [];
  const location = { path, field: keys.join('.'), keys };
  if (node.value !== null) {
    const words = text.slice(start, end) + remark;
    if (!remark || !accepts(schemas, words)) return [];
    const found = { words: quoted(node.source ?? ''), source: node.source ?? '' };
    const expected = { text: remarkOrWords, values: { words } };
    return [{ ...location, place: place(start), expected, found, isWarning: true }];
  }
  const anchor = node.anchor && `&${node.anchor}`;
  const dropped = anchor ?? (node.source ? '' : remark.trimStart());
  // Programs write `null` and `~` for missing values; `Null` is probably text.
  const isWord = at.isRequired || /^N/.test(node.source ?? '');
  const words = dropped || (isWord ? (node.source ?? '') : '');
  if (!words || !accepts(schemas, words)) return [];
  const [issue] = schemas.flatMap((schema) => validateValue(path, null, schema).issues);
  const before = isScalar(key) ? key.range?.[0] : undefined;
  return [
    {
      ...{ ...location, expected: issue?.expected ?? 'text, such as Nerven' },
      place: place(dropped ? (before ?? start) : start),
      found: { words: 'nothing', source: node.source ?? '' },
      advice: dropped
        ? { text: 'What begins with # or & needs quotes: "{words}".', values: { words } }
        : 'Put it in quotes: "{source}".',
    },
  ];
}

const remarkOrWords =
  'quotes where what follows # belongs to the text: "{words}"; a remark stands in a line of its own';
