/** Whether a text has the WebVTT signature: the word, alone or followed by a space, a tab or a line break. */
export function hasVttSignature(text: string): boolean {
  return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text);
}

/** The lines of a WebVTT file: CR, LF and CRLF are line breaks, U+FFFD replaces NUL. */
export function vttLines(text: string): string[] {
  return text.replaceAll('\0', '\uFFFD').split(/\r\n|\r|\n/);
}
