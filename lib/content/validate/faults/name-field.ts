import { own } from '@/lib/text/own';
import type { Fault } from '../fault';
import type { EditorsLanguage } from './editors-language';
import { editorsWords } from './editors-words';
import { saySentence } from './sentence';
import { wholes } from './wholes';
import type { EditorsWords } from './words/language-words';

/** Names as they stand below each other in the file, or the place in the list that stands under `list`. */
type Part = { names: string[] } | { list: string; place: number };

/**
 * A field as an editor would call it: “job” of the second person of the crew, and not `crew.1.job`. Names stay
 * as they stand in the file.
 */
export function nameField({ field, keys }: Fault, language: EditorsLanguage): string {
  const words = editorsWords(language);
  if (wholes.has(field)) return saySentence(field, words.sentences);
  const [inner, ...outer] = partsOf(keys ?? field.split('.')).reverse();
  const around = outer.map((part) =>
    'names' in part
      ? saySentence(
          { text: 'in {name}', values: { name: nameOf(part.names, words) } },
          words.sentences,
        )
      : words.ofItem(itemOf(part, words), part.place),
  );
  if (!inner) return '';
  const itself =
    'names' in inner ? nameOf(inner.names, words) : words.item(itemOf(inner, words), inner.place);
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

const nameOf = (names: string[], { sentences }: EditorsWords) =>
  saySentence({ text: '“{value}”', values: { value: names.join(' › ') } }, sentences);

function itemOf({ list }: { list: string }, words: EditorsWords) {
  return own(words.items, list) ?? words.itemOf(list);
}
