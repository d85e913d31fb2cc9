import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentDir } from './content-dir.mjs';

/** Version of the content files that this software reads; CHANGELOG.md lists what each version requires. */
export const contentVersion = 3;

/**
 * Features that a site can disable.
 * @type {readonly ['shop', 'vod', 'lists', 'open']}
 */
export const switches = ['shop', 'vod', 'lists', 'open'];

/**
 * The text of a content file; `undefined` if it does not exist.
 * @param {string} path
 */
function textOf(path) {
  try {
    return readFileSync(/* turbopackIgnore: true */ path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * The parsed settings file; `undefined` if it does not exist or is invalid, which the content validation reports.
 * @param {string} path
 */
function settingsOf(path) {
  try {
    const text = textOf(path);
    return text === undefined ? undefined : (parse(text) ?? {});
  } catch {
    return undefined;
  }
}

/**
 * Version of the content files: `content` in `site.yaml`, by default the first. The current version
 * if the file is missing or invalid, so that its issues are reported first.
 * @returns {number}
 */
export function readContentVersion(contentFolder = contentDir()) {
  const { content = 1 } = settingsOf(`${contentFolder}/site.yaml`) ?? { content: contentVersion };
  return typeof content === 'number' ? content : contentVersion;
}

/**
 * Disabled features of the current site, for the build's settings.
 * @returns {string[]}
 */
export function switchedOff(contentFolder = contentDir()) {
  const off = settingsOf(`${contentFolder}/site.yaml`)?.switchedOff;
  return Array.isArray(off) ? off : [];
}

/**
 * Whether the shop is a demonstration, which sells nothing (`demonstration: true` in `shop.yaml`).
 * @returns {boolean}
 */
export function isDemonstration(contentFolder = contentDir()) {
  return settingsOf(`${contentFolder}/shop.yaml`)?.demonstration === true;
}

/**
 * Whether a YAML file has content other than whitespace and comments.
 * @param {string} text
 * @returns {boolean}
 */
export function hasContent(text) {
  return /^[^\S\n]*[^\s#]/m.test(text);
}

/**
 * Whether the shop sells: it has a `shop.yaml` with content, and is not disabled.
 * @public `next.config.mjs` imports it dynamically, which knip does not follow.
 * @returns {boolean}
 */
export function isShopOpen(contentFolder = contentDir()) {
  const isThere = hasContent(textOf(`${contentFolder}/shop.yaml`) ?? '');
  return isThere && !switchedOff(contentFolder).includes('shop');
}
