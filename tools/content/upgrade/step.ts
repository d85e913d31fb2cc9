import { isMap, isScalar, type Pair, parseDocument, type Scalar, visit } from 'yaml';
import type { Sentence } from '@/lib/content/validate/issues/editor-message';

/** A content file during the upgrade; `path` is relative to the content folder. */
export type OpenFile = { path: string; text: string };

/** Result of a step: the new text, messages for the editor, and media files to add. */
type Change = { text: string; messages: Sentence[]; files?: NewFile[] };

/** `path` is relative to the content folder. */
export type NewFile = { path: string; body: string | Buffer };

/** Access to other files: those of the content folder, and older ones in the software's `public` folder. */
export type Surroundings = {
  /** Bytes of a file in the content folder; `undefined` if it does not exist. */
  read: (path: string) => Buffer | undefined;
  /** Bytes of a file in the software's `public` folder; `undefined` if it does not exist. */
  readPublic: (path: string) => Buffer | undefined;
};

/** One change that a content version requires. Returns `undefined` if the file needs none. */
export type Step = (file: OpenFile, around: Surroundings) => Change | undefined;

/** A text in a YAML file: its key path, its value and its position in the source. */
export type Text = { keys: string[]; value: string; start: number; end: number; node: Scalar };

/** All texts of a YAML file in source order; empty for invalid YAML. */
export function listTexts(source: string): Text[] {
  const document = parseDocument(source);
  const texts: Text[] = [];
  if (document.errors.length > 0) return texts;
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      const [start, end] = node.range;
      texts.push({ keys: keysOf([...path, node]), value: node.value, start, end, node });
    },
  });
  return texts;
}

/** Key path as a list: `crew.1.name` becomes `['crew', '1', 'name']`. */
function keysOf(path: readonly unknown[]): string[] {
  return path.flatMap((step, at) => {
    const above = path[at - 1];
    if (above && typeof above === 'object' && 'items' in above && !isMap(above))
      return [String((above.items as unknown[]).indexOf(step))];
    return isPair(step) ? [String(isScalar(step.key) ? step.key.value : step.key)] : [];
  });
}

const isPair = (step: unknown): step is Pair =>
  typeof step === 'object' && step !== null && 'key' in step && 'value' in step;

/** Removes a field, by default a top-level one; the comment above it stays. */
export function removeField(source: string, ...keys: string[]): string {
  const pair = pairOf(source, keys);
  if (!pair) return source;
  if (pair.isFlow) {
    const document = parseDocument(source);
    document.deleteIn(keys);
    return document.toString({ lineWidth: 0 });
  }
  const start = source.lastIndexOf('\n', pair.start - 1) + 1;
  const isWhole = source[pair.end - 1] === '\n';
  const line = source.indexOf('\n', pair.end);
  const end = isWhole ? pair.end : line < 0 ? source.length : line + 1;
  return source.slice(0, start) + source.slice(end);
}

/** Sets a top-level field to a number; a missing field is appended. */
export function setNumber(source: string, field: string, number: number): string {
  const pair = pairOf(source, [field]);
  if (pair) return `${source.slice(0, pair.valueStart)}${number}${source.slice(pair.end)}`;
  return `${source}${source === '' || source.endsWith('\n') ? '' : '\n'}${field}: ${number}\n`;
}

function pairOf(source: string, keys: readonly string[]) {
  const document = parseDocument(source);
  const [field, ...above] = keys.toReversed();
  const group = above.length > 0 ? document.getIn(above.toReversed(), true) : document.contents;
  if (document.errors.length > 0 || !isMap(group)) return undefined;
  const pair = group.items.find(({ key }) => isScalar(key) && key.value === field);
  const [start = 0] = (pair?.key as Scalar | undefined)?.range ?? [];
  const [valueStart = 0, end = 0] = (pair?.value as Scalar | null)?.range ?? [];
  return pair && { start, valueStart, end, isFlow: group.flow === true };
}

/** Replaces texts in the source, keeping the quotes of each. `undefined` if there are none to replace. */
export function replaceTexts(
  source: string,
  replaced: readonly (Text & { to: string })[],
  messages: Sentence[],
  files: NewFile[] = [],
): Change | undefined {
  if (replaced.length === 0) return undefined;
  const text = [...replaced]
    .reverse()
    .reduce(
      (all, { value, to, start, end }) =>
        all.slice(0, start) + all.slice(start, end).replace(value, () => to) + all.slice(end),
      source,
    );
  return { text, messages, files };
}
