import { foldText } from '@/lib/primitives/text/fold-text';
import { createNameSearch, type NearNames } from './near-names';
import type { VocabularyName } from './vocabulary-names';

/** A code that content files have, with the name that editors see and type. */
export type Option = { code: string; name: string };

/** What a field may name. */
export type Vocabulary = {
  /** What the field suggests. */
  options: readonly Option[];
  nameOf: (code: string) => string;
  /** The code of a name, or of a code; unknown texts stay as they are, for the validator to refuse. */
  codeOf: (text: string) => string;
  /** The codes that a text probably means. */
  search: (text: string) => NearNames;
  /** Codes of entries that are new drafts. */
  drafts?: ReadonlySet<string>;
};

export type Vocabularies = Readonly<Record<VocabularyName, Vocabulary>>;

/**
 * A vocabulary. A name that stands for two codes is shown as a code, so that what is shown is read back as it was.
 * @param others further names of the codes, which are read alone; not those that two codes have
 */
export function createVocabulary(
  options: readonly Option[],
  others: readonly Option[] = [],
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
  const further = new Map<string, string | undefined>();
  for (const { code, name } of others) {
    const key = fold(name);
    if (codes.has(key)) continue;
    further.set(key, further.has(key) && further.get(key) !== code ? undefined : code);
  }
  let find: Vocabulary['search'] | undefined;
  return {
    options: options.map(({ code }) => ({ code, name: names.get(code) ?? code })),
    nameOf: (code) => names.get(code) ?? code,
    codeOf: (text) => codes.get(fold(text)) ?? further.get(fold(text)) ?? text.trim(),
    search: (text) => {
      find ??= createNameSearch([...options, ...others]);
      return find(text);
    },
  };
}

const fold = (text: string) => foldText(text.trim()).replace(/\s+/g, ' ');
