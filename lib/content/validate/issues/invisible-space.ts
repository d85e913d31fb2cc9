import { type Sentence, template } from './editor-message';

/** Spaces before a word that are not plain ones: no-break, narrow, zero-width. Editors of text do not show them. */
const invisibleSpace = /^\s*?([\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff])/;

/** What is expected instead of an invisible space at the start of a line or name. YAML indents by plain spaces only. */
export function expectPlainSpaces(line: string): Sentence | undefined {
  const [, space] = invisibleSpace.exec(line) ?? [];
  if (space === undefined) return undefined;
  const code = `U+${space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return template('plain spaces before it; here is an invisible one of another kind ({code})', {
    code,
  });
}
