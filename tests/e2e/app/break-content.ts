import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosenHouse } from '@/lib/content/house.mjs';

/** The site in a folder of its own, whose content cannot be read, nor what the build made of it. */
export function breakContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'bobine-broken-'));
  const share = (part: string) => symlinkSync(join(process.cwd(), part), join(root, part));
  for (const part of ['lib', 'messages', 'node_modules', 'public']) share(part);
  for (const part of ['package.json', 'tsconfig.json', 'next.config.mjs']) share(part);
  mkdirSync(join(root, '.next'));
  for (const part of readdirSync('.next')) if (part !== 'bobine') share(join('.next', part));
  const house = join(root, chosenHouse());
  cpSync(chosenHouse(), house, { recursive: true });
  rmSync(join(house, 'site.yaml'));
  mkdirSync(join(house, 'site.yaml'));
  return root;
}
