/** Whatever a browser or a paste may bring for a blank or the end of a line. */
const blanks = /[\s\u0085]+/gu;
const blanksInLine = /[^\S\n]+/gu;
/**
 * What nobody sees and a paste may bring: controls, what turns the direction of what follows (Unicode, UAX #9: a mail
 * would show other words than were typed), blanks without a width.
 */
const unseen = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** What somebody has typed into one line: blanks of any kind are one, none stands at an end, nothing is unseen. */
export function plainLine(typed: string): string {
  return typed.replace(blanks, ' ').replace(unseen, '').trim();
}

/** The same of words that may have several lines. */
export function plainText(typed: string): string {
  const lines = typed.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(blanksInLine, ' ');
  return lines
    .split('\n')
    .map((line) => line.replace(unseen, ''))
    .join('\n');
}
