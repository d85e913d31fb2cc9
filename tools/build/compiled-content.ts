import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { contentDir } from '@/lib/content/content-dir.mjs';
import type { RawSite } from '@/lib/content/schema/site';
import { findTypeface } from '@/lib/content/store/find-typeface';
import { mediaFilePath } from '@/lib/content/store/media-files';
import type { Library } from '@/lib/content/store/raw-library';
import type { CompiledContent } from '@/lib/content/store/stored-site';
import { readTheme } from '@/lib/content/validate/theme/read-theme';
import { tagLanguages } from '@/lib/i18n/languages.mjs';
import { configuredOrigin } from '@/lib/site/configured-origin';

/** The parts of the content that a build compiles. @param root the project */
export function describeCompiled(
  { site, shopConfig }: Pick<Library, 'site' | 'shopConfig'>,
  root: string,
  contentFolder = contentDir(),
): CompiledContent {
  const { url, switchedOff } = site;
  // Without the open catalogue, which is no script.
  const switches = switchedOff.filter((name) => name !== 'open').sort();
  const shop = shopConfig && (shopConfig.demonstration ? 'demonstration' : 'shop');
  return {
    theme: digestTheme(contentFolder, root),
    address: configuredOrigin(process.env.SITE_URL) ?? url,
    switches: switches.join(' '),
    shop: shop ?? 'none',
    languages: compiledLanguages(site),
  };
}

/** The languages in order: each has pages of its own. */
export const compiledLanguages = ({ languages }: Pick<RawSite, 'languages'>) =>
  Object.keys(tagLanguages(languages)).join(' ');

/** Digest (hex) of the theme, with the contents of its fonts and icons. */
function digestTheme(contentFolder: string, root: string): string {
  const theme = readTheme(contentFolder);
  const { upright, italic } = findTypeface(theme.typeface, contentFolder, root);
  const icons = theme.icons.map((src) => mediaFilePath(src, contentFolder));
  const hash = createHash('sha256').update(JSON.stringify(theme));
  for (const file of [...upright, ...italic, ...icons])
    if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** The compiled parts that differ between a build and the present content. */
export function listCompiledChanges(
  before: CompiledContent | undefined,
  now: CompiledContent,
): (keyof CompiledContent)[] {
  const parts = Object.keys(now) as (keyof CompiledContent)[];
  return parts.filter((part) => before?.[part] !== now[part]);
}
