const blank = /[ \t\n\r]*/y;
const token =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/uy;

/** The next expected token; `first …` may also be the end of the list or object. */
type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma' | 'nothing';

/**
 * Position of the first JSON syntax error (RFC 8259), counted from 1: browsers report it in different ways,
 * or not at all.
 */
export function findJsonError(text: string): { line: number; column: number } {
  const before = text.slice(0, firstErrorOffset(text)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function firstErrorOffset(text: string): number {
  const open: string[] = [];
  let expected: Expected | undefined = 'value';
  let at = 0;
  for (;;) {
    at += read(blank, text, at).length;
    const next = read(token, text, at);
    expected = next ? step(expected, next, open) : undefined;
    if (!expected) return at;
    at += next.length;
  }
}

function read(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** The expectation after a token; undefined if the token is not allowed here. */
function step(expected: Expected, next: string, open: string[]): Expected | undefined {
  const [sign = ''] = next;
  const closes = sign === '}' ? '{' : sign === ']' ? '[' : undefined;
  if (closes) return canClose(expected, closes, open) ? close(open) : undefined;
  if (expected === 'colon') return sign === ':' ? 'value' : undefined;
  if (expected === 'comma') {
    if (sign !== ',') return undefined;
    return open.at(-1) === '{' ? 'key' : 'value';
  }
  if (expected.endsWith('key')) return sign === '"' ? 'colon' : undefined;
  if (!expected.endsWith('value') || sign === ',' || sign === ':') return undefined;
  if (sign !== '{' && sign !== '[') return after(open);
  open.push(sign);
  return sign === '{' ? 'first key' : 'first value';
}

function canClose(expected: Expected, closes: string, open: string[]): boolean {
  return open.at(-1) === closes && (expected === 'comma' || expected.startsWith('first'));
}

function close(open: string[]): Expected {
  open.pop();
  return after(open);
}

function after(open: string[]): Expected {
  return open.length > 0 ? 'comma' : 'nothing';
}
