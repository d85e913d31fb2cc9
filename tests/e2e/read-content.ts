import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What the editors wrote in one file of the content, unchecked. */
export function readContent(file: string) {
  return parse(readFileSync(`content/${file}.yaml`, 'utf8'));
}

/** The slugs of one folder of the content. */
export function listSlugs(folder: string): string[] {
  return readdirSync(`content/${folder}`).map((file) => file.replace(/\.yaml$/, ''));
}
