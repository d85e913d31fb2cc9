import { foldText } from '@/lib/primitives/text/fold-text';
import type { VocabularyName } from './vocabulary-names';

/** Codes that content files have, with the names that editors see and type. */
export type Vocabulary = {
  options: readonly { code: string; name: string }[];
  nameOf: (code: string) => string;
  /** The code of a name, or of a code; unknown texts stay as they are, for the validator to refuse. */
  codeOf: (text: string) => string;
};

export type Vocabularies = Readonly<Record<VocabularyName, Vocabulary>>;

/**
 * A vocabulary. A name that stands for two codes is shown as a code, so that what is shown is read back as it was.
 * @param others further names of the codes, which are read alone
 */
export function createVocabulary(
  options: Vocabulary['options'],
  others: Vocabulary['options'] = [],
): Vocabulary {
  const codes = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { code } of options) codes.set(fold(code), code);
  for (const { code, name } of options) {
    const taken = codes.get(fold(name));
    if (taken !== undefined && taken !== code) continue;
    codes.set(fold(name), code);
    names.set(code, name);
  }
  for (const { code, name } of others) if (!codes.has(fold(name))) codes.set(fold(name), code);
  return {
    options: options.map(({ code }) => ({ code, name: names.get(code) ?? code })),
    nameOf: (code) => names.get(code) ?? code,
    codeOf: (text) => codes.get(fold(text)) ?? text.trim(),
  };
}

const fold = (text: string) => foldText(text.trim()).replace(/\s+/g, ' ');
