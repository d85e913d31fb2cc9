import type { YAMLError } from 'yaml';
import type { Fault } from './fault';

/** What is to be done, where the reader's own words would not say it. */
const unclosed = 'each quote and bracket to be closed';
const ways: Partial<Record<YAMLError['code'], string>> = {
  MISSING_CHAR: unclosed,
  TAB_AS_INDENT: 'spaces before a line, and no tabs',
  BAD_INDENT: 'the fields of one thing to begin below each other',
  DUPLICATE_KEY: 'each field once',
};

/** After `field:` a text that holds `: ` itself and is in no quotes. */
const bareColon = /(?:^|[{,-]\s*|^\s*)[\w-]+:\s+([^"'\s{[|>&*][^"'{}[\],]*?:\s[^{}[\],]*)/;

/** A place in a text that is no YAML, and what was expected there. */
export function yamlFault(path: string, text: string, error: YAMLError): Fault {
  const number = error.linePos?.[0].line ?? 1;
  const words = bareColon.exec(text.split('\n')[number - 1] ?? '')?.[1]?.trim();
  const expected = words ? `quotes around words with a colon: "${words}"` : wayOut(error);
  return { path, field: `line ${number}`, expected };
}

function wayOut({ code, message }: YAMLError): string {
  const [reason = 'YAML that can be read'] = message.split(' at line ');
  return reason.includes('end with a') ? unclosed : (ways[code] ?? reason);
}
