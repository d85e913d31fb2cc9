import { own } from '@/lib/text/own';

/**
 * Something said to editors: in English, where `{name}` stands for a value. Other languages have their words
 * for it under the English ones; what they have none for is said in English.
 */
export type Sentence = string | Said;
/** Text and numbers are put in as they are; a sentence among the values is said in the same language. */
export type Said = { text: string; values: Record<string, string | number | Said> };

/** A sentence that may stand among the values of another. */
export function asSaid(sentence: Sentence): Said {
  return typeof sentence === 'string' ? { text: sentence, values: {} } : sentence;
}

/** A sentence in the language of these words, its values put in. */
export function saySentence(sentence: Sentence, words: Record<string, string>): string {
  const { text, values } = asSaid(sentence);
  const said = own(words, text) ?? text;
  return said.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = own(values, name);
    if (value === undefined) return hole;
    return typeof value === 'object' ? saySentence(value, words) : String(value);
  });
}
