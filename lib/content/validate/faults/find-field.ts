import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Pair } from 'yaml';
import { isEmpty } from '../without-empty';

/** Where a field stands: its keys one by one, and as much of it as there is. */
export type FieldNodes = {
  keys: string[];
  /** The name that stands before it, or before the nearest thing above it that is there. */
  key?: unknown;
  /** Absent where nothing of the kind is written. */
  value?: unknown;
};

/**
 * Follows a field such as `crew.1.job` into a file. A name may hold points itself (`F. W. Murnau.born`): the
 * file says which does.
 */
export function findField(document: Document, field: string): FieldNodes {
  return follow(document.contents, field, { keys: [], value: document.contents }, document);
}

function follow(node: unknown, rest: string, above: FieldNodes, document: Document): FieldNodes {
  if (rest === '') return { ...above, value: node };
  if (isAlias(node)) return follow(node.resolve(document), rest, above, document);
  const step = isMap(node)
    ? stepByName(node.items, rest)
    : isSeq(node) && stepByPlace(node, rest, document);
  if (!step) return { keys: [...above.keys, ...rest.split('.')], key: above.key };
  const { name, key, value, place = name } = step;
  const keys = [...above.keys, place];
  return follow(value, rest.slice(name.length + 1), { keys, key }, document);
}

/** `place`: which entry of the list it is, counted with those that say nothing. */
type Step = { name: string; key: unknown; value: unknown; place?: string };

/** The longest name that fits: there may be an `F` beside `F. W. Murnau`. */
function stepByName(items: Pair[], rest: string): Step | undefined {
  return items
    .map(({ key, value }) => ({ name: nameOf(key), key, value }))
    .filter(({ name }) => rest === name || rest.startsWith(`${name}.`))
    .sort((one, other) => other.name.length - one.name.length)[0];
}

const nameOf = (key: unknown) => String(isScalar(key) ? (key.value ?? '') : key);

/** Entries that say nothing are absent, and nobody has counted them (lib/content/validate/without-empty.ts). */
function stepByPlace(
  { items }: { items: unknown[] },
  rest: string,
  document: Document,
): Step | undefined {
  const [name = ''] = rest.split('.');
  const said = items.filter((item) => !isEmpty(isNode(item) ? item.toJS(document) : item));
  const value = said[Number(name)];
  if (value === undefined) return undefined;
  return { name, key: value, value, place: String(items.indexOf(value)) };
}
