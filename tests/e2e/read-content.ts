import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentDir } from '@/lib/content/content-dir.mjs';

/** One content file of the test site, not validated. */
export function readContent(file: string) {
  return parse(readFileSync(`${contentDir()}/${file}.yaml`, 'utf8'));
}

/** Slugs of the published files in a content folder. */
export function listSlugs(folder: string): string[] {
  const slugs = readdirSync(`${contentDir()}/${folder}`).map((file) => file.replace(/\.yaml$/, ''));
  return slugs.filter((slug) => {
    const { draft, publishedFrom } = readContent(`${folder}/${slug}`);
    return !draft && !(Date.parse(publishedFrom) > Date.now());
  });
}

/** Films that the test site offers for watching today, according to its files. */
export function listOffered(): string[] {
  return listSlugs('films').filter((slug) => {
    const { vod, media } = readContent(`films/${slug}`);
    if (!vod || !(media?.film || media?.audio)) return false;
    const from = Date.parse(vod.from ?? '1900-01-01');
    const until = Date.parse(vod.until ?? '9999-01-01');
    return from <= Date.now() && Date.now() < until;
  });
}
