import { type Document, isAlias, isMap, isNode, isScalar, isSeq } from 'yaml';
import { isEmpty } from '../without-empty';
import type { Said, Sentence } from './sentence';

/** The value of a field: as displayed to an editor, and as written in the file. */
export type Found = { words: Sentence; source: string };

/** Maximum characters of a displayed value. */
const most = 60;

/** The value of a node; `undefined` if there is none. */
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

/** A value in the quotation marks of the language. */
export function quoted(source: string): Said {
  const line = source.replace(/\s+/g, ' ').trim();
  const value = line.length > most ? `${line.slice(0, most).trimEnd()}…` : line;
  return { text: '“{value}”', values: { value } };
}
