/** The BCP 47 tag for a language as media files write it (ISO 639-2: `fre`, `ger`), if they do. */
export function languageTag(written: string | undefined): string | undefined {
  if (!written) return undefined;
  try {
    const tag = Intl.getCanonicalLocales(written.trim())[0];
    // Four letters and more may be well-formed, but are a word such as "English", not a code.
    return tag && tag !== 'und' && /^[a-z]{2,3}(-|$)/.test(tag) ? tag : undefined;
  } catch {
    return undefined;
  }
}
