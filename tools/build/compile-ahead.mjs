import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptFile } from '../../lib/next-internals/scripts.mjs';

/** V8's explicit compile hint: it has to be the file's first line. Other browsers read a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile what every visit runs as it arrives, beside the page, and not at its first call, where the page
 * waits: what a bundle wraps into functions they would otherwise read twice. Only for what pages begin with: of the
 * player's code, say, many functions are never called.
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
