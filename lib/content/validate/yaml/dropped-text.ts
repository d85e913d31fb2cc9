import { isMap, isScalar, isSeq, LineCounter, type Pair, parseDocument, type Scalar } from 'yaml';
import type { ZodType } from 'zod';
import { type Issue, quoted } from '../issue';
import { validateValue } from '../issues/validate-value';
import { accepts, isRequiredField, schemasBelow } from '../without-empty';

/** Quick check: a comment after other text, a lone anchor (`&`), or `Null`. Does not match most files. */
const suspicious = /^[^\n]*[^\s#][^\n]*[ \t][#&]|\bN(?:ull|ULL)\b/m;

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
 * error if the whole text is lost (`#1`, `&home`, `Null`). Only for fields whose schema would accept the whole text.
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
    return node.items.flatMap(({ key: name, value }: Pair) =>
      visitNode(value, childAt(String(isScalar(name) ? name.value : name)), name),
    );
  if (isSeq(node))
    return node.items.flatMap((item, index) => visitNode(item, childAt(String(index)), item));
  return isScalar(node) && node.type === 'PLAIN' ? checkScalar(node, at, key) : [];
}

function checkScalar(node: Scalar, at: At, key: unknown): Issue[] {
  const { path, text, lines, keys, schemas } = at;
  const [start = 0, end = 0] = node.range ?? [];
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const lineRest = /^[^\n]*/.exec(text.slice(end))?.[0].trimEnd() ?? '';
  // From a second ` #` on, the line is taken as a real comment.
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
