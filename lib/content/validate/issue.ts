import { type Document, isAlias, isMap, isNode, isScalar, isSeq } from 'yaml';
import type { Sentence, SentenceTemplate } from './issues/editor-message';
import { isEmpty } from './without-empty';

/** Position in a text file; both counted from 1, as in editors. */
export type Place = { line: number; column: number };

/** An issue in a content file: the file, the field, and the expected value. */
export type Issue = {
  path: string;
  /**
   * Keys from the root, joined by dots (`crew.1.job`), or a name such as `the file` for an issue that concerns
   * no single field.
   */
  field: string;
  expected: Sentence;
  /** How to fix it, if that is not obvious. */
  advice?: Sentence;
  /** An existing name that was probably meant. */
  near?: string;
  /** Reported, but does not stop a build, since it may be intended. */
  isWarning?: true;
  /** The field's name is wrong, not its value. */
  isName?: true;
  /** In a table: the row number in a spreadsheet; `field` is then the column heading. */
  row?: number;
  /**
   * Known at once for errors of syntax and encoding, else set when the file is parsed a second time
   * (lib/content/validate/issues/place-issues.ts).
   */
  place?: Place;
  keys?: string[];
  found?: FoundText;
};

/** The value of a field: as displayed to an editor, and as written in the file. */
export type FoundText = { words: Sentence; source: string };

/** Maximum characters of a displayed value. */
const maxQuotedLength = 60;

/** The value of a node; `undefined` if there is none. */
export function foundIn(node: unknown, document: Document): FoundText | undefined {
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

/** A value in one line, shortened, in the quotation marks of the editor's language. */
export function quoted(source: string): SentenceTemplate {
  const line = source.replace(/\s+/g, ' ').trim();
  const value =
    line.length > maxQuotedLength ? `${line.slice(0, maxQuotedLength).trimEnd()}…` : line;
  return { text: '“{value}”', values: { value } };
}
