import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentVersion, readContentVersion } from '@/lib/content/settings.mjs';
import type { Sentence } from '@/lib/content/validate/issues/editor-message';
import { readText } from '@/lib/content/validate/read-file';
import { runCommand } from '@/tools/setup/run-command.mjs';
import { type NewFile, type OpenFile, type Surroundings, setNumber } from './step';
import { stepsTo } from './steps';

export type Changed = { path: string; messages: Sentence[] };

/**
 * Upgrades the content files to the newest version, in place. Skips files that are not UTF-8, and converts no
 * texts in invalid YAML; the content check reports both. Returns the changes by file.
 */
export function upgradeContent(contentFolder: string, project = process.cwd()): Changed[] {
  const from = readContentVersion(contentFolder);
  const around: Surroundings = {
    read: (path) => readIfExists(join(contentFolder, path)),
    readPublic: (path) => readIfExists(join(project, 'public', path)),
  };
  const steps = Object.entries(stepsTo).flatMap(([to, versionSteps]) =>
    Number(to) > from ? versionSteps : [],
  );
  return listFiles(contentFolder).flatMap((path) => {
    const read = readText(join(contentFolder, path));
    if ('expected' in read) return [];
    const file: OpenFile = { path, text: read.text };
    const { messages, files } = changeFile(file, steps, around);
    if (path === 'site.yaml' && from < contentVersion) {
      file.text = setNumber(file.text, 'content', contentVersion);
      messages.push({
        text: '“content: {version}” says its version',
        values: { version: contentVersion },
      });
    }
    if (messages.length === 0) return [];
    for (const { path: targetPath, body } of [...files, { path, body: file.text }]) {
      mkdirSync(dirname(join(contentFolder, targetPath)), { recursive: true });
      writeFileSync(join(contentFolder, targetPath), body);
    }
    return [{ path, messages }];
  });
}

function changeFile(file: OpenFile, steps: (typeof stepsTo)[number], around: Surroundings) {
  const messages: Sentence[] = [];
  const files: NewFile[] = [];
  for (const step of steps) {
    const change = step(file, around);
    if (!change) continue;
    file.text = change.text;
    messages.push(...change.messages);
    files.push(...(change.files ?? []));
  }
  return { messages, files };
}

/**
 * YAML files of the content folder, as relative paths. Files in folders come before `site.yaml`, whose version
 * marks the upgrade as complete.
 */
function listFiles(contentFolder: string): string[] {
  const entries = readdirSync(contentFolder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'media')
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const below = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(contentFolder, name))
        .sort()
        .map((file) => `${name}/${file}`),
    );
  const above = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return [...below, ...above].filter((name) => name.endsWith('.yaml'));
}

function readIfExists(path: string): Buffer | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined;
}

/**
 * Files of a folder with uncommitted changes; empty if the folder is not in a Git repository or Git is not
 * installed.
 */
export async function listUncommitted(folder: string): Promise<string[]> {
  const command = ['git', '-C', folder, 'status', '--porcelain', '--', '.'];
  const { code, output } = await runCommand(command, { isShown: false });
  return code === 0 ? output.split('\n').flatMap((line) => (line ? [line.slice(3)] : [])) : [];
}
