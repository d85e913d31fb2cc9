import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '../../lib/content/content-dir.mjs';
import { runCommand } from '../setup/run-command.mjs';

/** Prints one line if the site has a shop that lacks something before it opens. */
export async function reportOpening(content = contentDir()) {
  if (existsSync(join(content, 'shop.yaml')))
    await runCommand(['node', '--import', 'tsx', 'tools/shop/opening.ts']);
}
