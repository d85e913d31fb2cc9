import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptFile } from '../../lib/next-internals/scripts.mjs';

/** V8's explicit compile hint. It must be the first line of the file; other browsers ignore it as a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets V8 compile scripts that every visit runs while they arrive, instead of lazily at the first call, where the
 * page waits and functions wrapped by the bundler are parsed twice. Only for the scripts that pages begin with: in
 * others, such as the player's, many functions are never called.
 * @param {string} build the `.next` folder
 * @param {Iterable<string>} scripts addresses, `/_next/static/…`
 */
export function compileAhead(build, scripts) {
  for (const script of scripts) {
    const file = join(build, scriptFile(script));
    const source = readFileSync(file, 'utf8');
    if (!source.startsWith(hint)) writeFileSync(file, hint + source);
  }
}
