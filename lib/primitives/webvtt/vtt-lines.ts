/** Whether a file says that it is WebVTT: the word, alone or with a space, a tab or a line's end. */
export function hasVttSignature(text: string): boolean {
  return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text);
}

/** A file's lines as its parser sees them: any of CR, LF and CRLF ends one, U+FFFD stands for NUL. */
export function vttLines(text: string): string[] {
  return text.replaceAll('\0', '\uFFFD').split(/\r\n|\r|\n/);
}
