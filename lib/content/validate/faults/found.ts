import { type Document, isAlias, isMap, isNode, isScalar, isSeq } from 'yaml';
import { isEmpty } from '../without-empty';
import type { Said, Sentence } from './sentence';

/** What stands in a field: as it is said to an editor, and the text that the file has there. */
export type Found = { words: Sentence; source: string };

/** Characters of a value that are repeated; an editor knows the rest. */
const most = 60;

/** What a node of a file says; `undefined` where there is none. */
export function foundIn(node: unknown, document: Document): Found | undefined {
  if (isAlias(node)) return foundIn(node.resolve(document), document);
  if (isNode(node) && isEmpty(node.toJS(document)))
    return { words: 'nothing', source: isScalar(node) ? (node.source ?? '') : '' };
  if (isSeq(node)) return { words: 'a list', source: '' };
  if (isMap(node)) {
    const names = node.items.map(({ key }) => String(key)).join(', ');
    return { words: { text: 'fields: {names}', values: { names } }, source: '' };
  }
  if (!isScalar(node)) return undefined;
  const source = node.source ?? String(node.value);
  return { words: quoted(source), source };
}

/** A value between the quotes of the language. */
export function quoted(source: string): Said {
  const line = source.replace(/\s+/g, ' ').trim();
  const value = line.length > most ? `${line.slice(0, most).trimEnd()}…` : line;
  return { text: '“{value}”', values: { value } };
}
