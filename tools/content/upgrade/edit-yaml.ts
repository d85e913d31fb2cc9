import { isMap, isScalar, type Pair, parseDocument, type Scalar, visit } from 'yaml';

/** A text in a file: its keys from the top, its value, and where its source stands. */
export type Text = { keys: string[]; value: string; start: number; end: number; node: Scalar };

/** All texts of a YAML file in their order; none of one that cannot be read. */
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

/** `crew.1.name`, one by one. */
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

/** The file without one of the fields at its top; what is said above it stays. */
export function takeOut(source: string, field: string): string {
  const pair = pairOf(source, field);
  if (!pair) return source;
  const start = source.lastIndexOf('\n', pair.start - 1) + 1;
  const isWhole = source[pair.end - 1] === '\n';
  const line = source.indexOf('\n', pair.end);
  const end = isWhole ? pair.end : line < 0 ? source.length : line + 1;
  return source.slice(0, start) + source.slice(end);
}

/** The file with a number in one of the fields at its top, at its end where there is none. */
export function writeNumber(source: string, field: string, number: number): string {
  const pair = pairOf(source, field);
  if (pair) return `${source.slice(0, pair.valueStart)}${number}${source.slice(pair.end)}`;
  return `${source}${source === '' || source.endsWith('\n') ? '' : '\n'}${field}: ${number}\n`;
}

function pairOf(source: string, field: string) {
  const { contents, errors } = parseDocument(source);
  if (errors.length > 0 || !isMap(contents)) return undefined;
  const pair = contents.items.find(({ key }) => isScalar(key) && key.value === field);
  const [start = 0] = (pair?.key as Scalar | undefined)?.range ?? [];
  const [valueStart = 0, end = 0] = (pair?.value as Scalar | null)?.range ?? [];
  return pair && { start, valueStart, end };
}
