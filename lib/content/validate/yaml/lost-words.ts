import { isMap, isScalar, isSeq, LineCounter, type Pair, parseDocument, type Scalar } from 'yaml';
import type { ZodType } from 'zod';
import type { Fault } from '../fault';
import { quoted } from '../faults/found';
import { judgeValue } from '../faults/judge-value';
import { isOwedField, schemasBelow, takes } from '../without-empty';

/** A remark behind something else in its line, a value that is a mark (`&`) alone, or `Null`: of most files a look at the whole says no. */
const suspicious = /^[^\n]*[^\s#][^\n]*[ \t][#&]|\bN(?:ull|ULL)\b/m;

type At = {
  path: string;
  text: string;
  lines: LineCounter;
  keys: string[];
  schemas: ZodType[];
  isOwed?: boolean;
};

/**
 * Where a text loses words without a trace, by the rules of YAML: a warning where what stands behind ` #` may belong to
 * the text, since it may be a remark as well; a fault where nothing is left of a text (`#1`, `&home`, `Null`). Only of
 * fields that would take the whole as their text.
 */
export function findLostWords(path: string, text: string, schema: ZodType): Fault[] {
  if (!suspicious.test(text)) return [];
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  return look(contents, { path, text, lines, keys: [], schemas: [schema] });
}

function look(node: unknown, at: At, key?: unknown): Fault[] {
  const below = (name: string): At => ({
    ...at,
    keys: [...at.keys, name],
    schemas: schemasBelow(at.schemas, name),
    isOwed: isOwedField(at.schemas, name),
  });
  if (isMap(node))
    return node.items.flatMap(({ key: name, value }: Pair) =>
      look(value, below(String(isScalar(name) ? name.value : name)), name),
    );
  if (isSeq(node))
    return node.items.flatMap((item, index) => look(item, below(String(index)), item));
  return isScalar(node) && node.type === 'PLAIN' ? judge(node, at, key) : [];
}

function judge(node: Scalar, at: At, key: unknown): Fault[] {
  const { path, text, lines, keys, schemas } = at;
  const [start = 0, end = 0] = node.range ?? [];
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const rest = /^[^\n]*/.exec(text.slice(end))?.[0].trimEnd() ?? '';
  // Behind what may belong to the text a second one is a remark.
  const [remark = ''] = /^[ \t]*#[^\n]*?(?=[ \t]+#|$)/.exec(rest) ?? [];
  const said = { path, field: keys.join('.'), keys };
  if (node.value !== null) {
    const words = text.slice(start, end) + remark;
    if (!remark || !takes(schemas, words)) return [];
    const found = { words: quoted(node.source ?? ''), source: node.source ?? '' };
    const expected = { text: remarkOrWords, values: { words } };
    return [{ ...said, place: place(start), expected, found, isWarning: true }];
  }
  const anchor = node.anchor && `&${node.anchor}`;
  const lost = anchor ?? (node.source ? '' : remark.trimStart());
  // Programs write `null` and `~` for what is absent; `Null` is a word.
  const isWord = at.isOwed || /^N/.test(node.source ?? '');
  const words = lost || (isWord ? (node.source ?? '') : '');
  if (!words || !takes(schemas, words)) return [];
  const [fault] = schemas.flatMap((schema) => judgeValue(path, null, schema).faults);
  const before = isScalar(key) ? key.range?.[0] : undefined;
  return [
    {
      ...{ ...said, expected: fault?.expected ?? 'text, such as Nerven' },
      place: place(lost ? (before ?? start) : start),
      found: { words: 'nothing', source: node.source ?? '' },
      advice: lost
        ? { text: 'What begins with # or & needs quotes: "{words}".', values: { words } }
        : 'Put it in quotes: "{source}".',
    },
  ];
}

const remarkOrWords =
  'quotes where what follows # belongs to the text: "{words}"; a remark stands in a line of its own';
