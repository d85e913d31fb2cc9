import { type Sentence, template } from './editor-message';

/** No-break, narrow and zero-width spaces before a word, which text editors do not show. */
const invisibleSpace = /^\s*?([\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff])/;

/**
 * Expectation for a line or name that begins with an invisible space: YAML accepts only plain spaces as indentation.
 */
export function expectPlainSpaces(line: string): Sentence | undefined {
  const [, space] = invisibleSpace.exec(line) ?? [];
  if (space === undefined) return undefined;
  const code = `U+${space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return template('plain spaces before it; here is an invisible one of another kind ({code})', {
    code,
  });
}
