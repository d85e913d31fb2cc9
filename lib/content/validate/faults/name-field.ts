import type { Fault } from '../fault';
import type { EditorsLanguage } from './editors-language';
import { sayItem, saySentence } from './sentence';

/** Issues that concern no single field. */
export const wholes: ReadonlySet<string> = new Set([
  'the file',
  'the name',
  'the folder',
  'the house',
  'a name',
]);

/** Nested names, or the position in a list. */
type Part = { names: string[] } | { list: string; place: number };

/**
 * A field in words: “job” of the second person of the crew, instead of `crew.1.job`. Names stay as written in the file.
 */
export function nameField({ field, keys }: Fault, language: EditorsLanguage): string {
  if (wholes.has(field)) return saySentence(field, language);
  const [inner, ...outer] = partsOf(keys ?? field.split('.')).reverse();
  if (!inner) return '';
  const quote = (names: string[]) =>
    saySentence({ text: '“{value}”', values: { value: names.join(' › ') } }, language);
  const around = outer.map((part) =>
    'names' in part
      ? saySentence({ text: 'in {name}', values: { name: quote(part.names) } }, language)
      : sayItem(part, 'ofItem', language),
  );
  const itself = 'names' in inner ? quote(inner.names) : sayItem(inner, 'item', language);
  return [itself, ...around].join(' ');
}

function partsOf(keys: string[]): Part[] {
  const parts: Part[] = [];
  for (const key of keys) {
    const last = parts.at(-1);
    const list = last && 'names' in last ? last.names.at(-1) : undefined;
    if (/^\d+$/.test(key) && last && 'names' in last && list !== undefined) {
      last.names.pop();
      if (last.names.length === 0) parts.pop();
      parts.push({ list, place: Number(key) + 1 });
    } else if (last && 'names' in last) last.names.push(key);
    else parts.push({ names: [key] });
  }
  return parts;
}
