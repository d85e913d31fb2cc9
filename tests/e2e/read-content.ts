import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { chosenHouse } from '@/lib/content/house.mjs';

/** What stands in one file of the tests' house, unchecked. */
export function readContent(file: string) {
  return parse(readFileSync(`${chosenHouse()}/${file}.yaml`, 'utf8'));
}

/** The slugs of what is out in one of its folders. */
export function listSlugs(folder: string): string[] {
  const slugs = readdirSync(`${chosenHouse()}/${folder}`).map((file) =>
    file.replace(/\.yaml$/, ''),
  );
  return slugs.filter((slug) => {
    const { draft, publishedFrom } = readContent(`${folder}/${slug}`);
    return !draft && !(Date.parse(publishedFrom) > Date.now());
  });
}
