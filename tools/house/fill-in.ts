/** A template's text with its `«words»` put in; other guillemets, as prose has them, stay. */
export function fillIn(text: string, words: Record<string, string>): string {
  return text.replace(/«(\w+)»/g, (found, word: string) =>
    Object.hasOwn(words, word) ? String(words[word]) : found,
  );
}
