import type { LineCounter, YAMLError } from 'yaml';
import { type Issue, quoted } from '../issue';
import { type Sentence, template } from '../issues/editor-message';
import { expectPlainSpaces } from '../issues/invisible-space';

/** The key at the start of a line. */
const keyPattern = /^\s*(?:-\s+)*([\p{L}\d_-]+)\s*:(?:\s|$)/u;

/** A syntax error with its position and the expected text. */
export function yamlIssue(
  path: string,
  text: string,
  { code, message, pos }: Pick<YAMLError, 'code' | 'message' | 'pos'>,
  lines: LineCounter,
): Issue {
  const errorPosition = lines.linePos(Math.min(pos[0], text.trimEnd().length));
  const rows = text.split(/\r?\n/);
  const remark =
    code === 'BAD_INDENT' ? remarkBefore(rows, errorPosition.line, message) : undefined;
  const line = remark?.line ?? errorPosition.line;
  const lineText = rows[line - 1] ?? '';
  const fix = remark ?? suggestFix(lineText, code, message);
  const place = { line, column: fix.column ?? errorPosition.col };
  const name = keyPattern.exec(lineText)?.[1];
  const found = lineText.trim() && { words: quoted(lineText), source: lineText.trim() };
  return {
    ...{ path, place, field: name ?? 'the file', expected: fix.expected },
    ...(name && { keys: [name] }),
    ...(found && { found }),
  };
}

type Fix = { expected: Sentence; column?: number };

const unclosed = 'each quote and bracket to be closed';

export const tooDeep = 'YAML that can be read; this is nested too deep';

const oneBelowTheOther = 'the fields of one thing to begin below each other';

/** Messages by words in the parser's message, for error codes with several meanings. */
const fixesByMessage: [string, string][] = [
  ['end with a', unclosed],
  ['followed by map values', 'a name with a colon, such as name: …, or spaces before what goes on'],
  ['item without -', oneBelowTheOther],
];

/** Messages by error code, where the parser's own would not help. */
const fixesByCode: Partial<Record<YAMLError['code'], string>> = {
  MISSING_CHAR: unclosed,
  TAB_AS_INDENT: 'spaces before a line, and no tabs',
  BAD_INDENT: oneBelowTheOther,
  RESOURCE_EXHAUSTION: tooDeep,
  DUPLICATE_KEY: 'each field once; this one stands above already',
  MULTIPLE_DOCS: 'one thing a file: take out the line ---',
  BAD_DQ_ESCAPE: 'no \\ within "…", or two of them',
};

/** An unquoted value with `: ` in it. */
const bareColon = /(?:^\s*|[{,-]\s*)[\w-]+:\s+([^"'\s{[|>&*][^"'{}[\],]*?:\s[^{}[\],]*)/d;
/** A missing space: `year:1919` and `-name: A`. */
const noSpace = /^\s*(?:- +)?([\w-]+):([^\s/].*)/d;
const noSpaceAfterHyphen = /^\s*-(\w+:.*)/d;
/** A quoted text that an apostrophe in it closes too early, up to the quote before a comma, a bracket or the end. */
const apostrophe = /(?:^|[\s{[,])'(?=[^']*'\p{L})((?:[^']|'(?!\s*(?:[,}\]]|$)))+)/du;
const markedValue = /(?:(?:^|[:,-])\s+|[[{]\s*)([*&!][^,\]}]*)/d;
const reserved = /(?:(?:^|[:,-])\s+|[[{]\s*)([@`%][^,\]}]*)/d;

/** How to fix a line; `column` if the cause is not where the parser reported it. */
export function suggestFix(line: string, code: YAMLError['code'], message: string): Fix {
  const matchFix = (pattern: RegExp, text: string): Fix | undefined => {
    const found = pattern.exec(line);
    if (!found) return undefined;
    const column = (found.indices?.[1]?.[0] ?? 0) + 1;
    return { expected: template(text, { words: found[1]?.trim() ?? '' }), column };
  };
  const plainSpaces = expectPlainSpaces(line);
  if (plainSpaces) return { expected: plainSpaces, column: 1 };
  if (code === 'TAB_AS_INDENT' || code === 'DUPLICATE_KEY') return genericFix(code, message);
  return (
    matchFix(bareColon, 'quotes around words with a colon: "{words}"') ??
    matchFix(markedValue, 'quotes around words that begin with *, & or !: "{words}"') ??
    matchFix(reserved, 'quotes around words that begin with @, ` or %: "{words}"') ??
    matchFix(apostrophe, 'double quotes around words with an apostrophe: "{words}"') ??
    spaceAfterColon(line) ??
    matchFix(noSpaceAfterHyphen, 'a space after the hyphen: - {words}') ??
    genericFix(code, message)
  );
}

/** Text with ` #` within brackets: the rest of the line, with the closing bracket, is a comment. */
const remarkInBrackets = /(?:[[{,]|:\s)\s*([^\s"'[\]{},:][^"'[\]{},:]*\s#[^,\]}]*)/d;

/**
 * A ` #` in this or an earlier line that has turned text into a comment, which caused the error.
 */
function remarkBefore(rows: string[], errorPosition: number, message: string) {
  const isOpen = message.startsWith('Flow');
  for (let line = errorPosition; line > Math.max(0, errorPosition - 20); line -= 1) {
    const row = rows[line - 1] ?? '';
    const found = isOpen ? remarkInBrackets.exec(row) : /^\s+()#/d.exec(row);
    if (!found) continue;
    const column = (found.indices?.[1]?.[0] ?? 0) + 1;
    const expected = isOpen
      ? template('quotes around words with #: "{words}"', { words: found[1]?.trim() ?? '' })
      : 'quotes around the whole text: a line that begins with # is a remark';
    return { line, column, expected };
  }
  return undefined;
}

function spaceAfterColon(line: string): Fix | undefined {
  const found = noSpace.exec(line);
  if (!found) return undefined;
  const [, field = '', value = ''] = found;
  const column = (found.indices?.[2]?.[0] ?? 0) + 1;
  return {
    expected: template('a space after the colon: {field}: {value}', { field, value }),
    column,
  };
}

function genericFix(code: YAMLError['code'], message: string): Fix {
  const knownFix =
    fixesByMessage.find(([words]) => message.includes(words))?.[1] ?? fixesByCode[code];
  if (knownFix) return { expected: knownFix };
  return { expected: template('YAML that can be read ({reason})', { reason: message }) };
}
