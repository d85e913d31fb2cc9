import { isRecord } from '@/lib/primitives/json';
import { type Field, isBranch } from './field';
import { type Posted, rowsOf } from './form-data';
import { type FormContext, readLeaf, writeLeaf } from './leaf-inputs';

/** The value of a posted form; `undefined` if nothing was typed. Only names of its fields are read. */
export function readForm(field: Field, posted: Posted | undefined, context: FormContext): unknown {
  if (!posted) return undefined;
  if (!isBranch(field)) return readLeaf(field, inputsOf(posted), context);
  if (field.type === 'list') {
    const items = rowsOf(posted).map((row) => readForm(field.item, row, context));
    const filled = items.filter((item) => item !== undefined);
    return filled.length > 0 ? filled : undefined;
  }
  if (field.type === 'record') return readRecord(field, posted, context);
  if (field.mayBeFalse && posted.below.get('~false')?.text === 'on') return false;
  const entries = field.fields.flatMap(({ key, field: inner }) => {
    const value = readForm(inner, posted.below.get(key), context);
    return value === undefined ? [] : [[key, value] as const];
  });
  const [first] = entries;
  if (entries.length === 1 && first?.[0] === field.short) return first?.[1];
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function readRecord(
  { item, keys }: Extract<Field, { type: 'record' }>,
  posted: Posted,
  context: FormContext,
): unknown {
  const value = new Map<string, unknown>();
  for (const row of rowsOf(posted)) {
    const typed = row.below.get('~key')?.text?.trim() ?? '';
    let key = keys ? context.vocabularies[keys].codeOf(typed) : typed;
    // Nothing is lost where a key is typed twice; the validator refuses the second.
    while (value.has(key)) key += ' (2)';
    value.set(key, readForm(item, row.below.get('~item'), context) ?? {});
  }
  return value.size > 0 ? Object.fromEntries(value) : undefined;
}

function inputsOf({ text, below }: Posted): Record<string, string> {
  const inner = [...below].map(([key, node]) => [key, node.text ?? ''] as const);
  return Object.fromEntries([['', text ?? ''], ...inner]);
}

/** The form as it shows a value, as if it were posted. */
export function writeForm(field: Field, value: unknown, context: FormContext): Posted {
  if (!isBranch(field)) {
    const { '': text, ...inputs } = writeLeaf(field, value, context);
    return { text, below: nodes(Object.entries(inputs).map(([key, one]) => [key, leaf(one)])) };
  }
  if (field.type === 'list') {
    const items = Array.isArray(value) ? value : [];
    return {
      below: nodes(items.map((item, at) => [`${at}`, writeForm(field.item, item, context)])),
    };
  }
  if (field.type === 'record') {
    const entries = Object.entries(isRecord(value) ? value : {});
    const rows = entries.map(([key, item], at): [string, Posted] => {
      const name = field.keys ? context.vocabularies[field.keys].nameOf(key) : key;
      const row = nodes([
        ['~key', leaf(name)],
        ['~item', writeForm(field.item, item, context)],
      ]);
      return [`${at}`, { below: row }];
    });
    return { below: nodes(rows) };
  }
  const values = groupValues(field, value);
  const fields = field.fields.map(({ key, field: inner }): [string, Posted] => {
    return [key, writeForm(inner, Object.hasOwn(values, key) ? values[key] : undefined, context)];
  });
  const isFalse: [string, Posted][] =
    field.mayBeFalse && value === false ? [['~false', leaf('on')]] : [];
  return { below: nodes([...fields, ...isFalse]) };
}

const leaf = (text: string): Posted => ({ text, below: new Map() });
const nodes = (entries: [string, Posted][]) => new Map(entries);

/** The values of a group's fields; of its short form that of the one field. */
export function groupValues(
  { short }: Extract<Field, { type: 'group' }>,
  value: unknown,
): Record<string, unknown> {
  if (short && typeof value === 'string') return { [short]: value };
  return isRecord(value) ? value : {};
}
