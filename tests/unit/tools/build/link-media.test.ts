import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-'));
  mkdirSync(join(root, 'public'));
  for (const house of ['content', 'other']) {
    mkdirSync(join(root, house, 'media'), { recursive: true });
    writeFileSync(join(root, house, 'media/a.txt'), house);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

/** As `npm run dev` does it, in a project of its own. */
function link(HOUSE = '') {
  const env = { ...process.env, HOUSE };
  return spawnSync(process.execPath, [resolve('tools/build/dev.mjs')], { cwd: root, env });
}
const served = () => readFileSync(join(root, 'public/media/a.txt'), 'utf8');

it('serves the media of the house that was chosen last', () => {
  expect(link().status).toBe(0);
  expect(served()).toBe('content');
  link('other');
  expect(served()).toBe('other');
  link(join(root, 'content'));
  expect(served()).toBe('content');
});

it('serves none where the house has none', () => {
  link();
  expect(link('nowhere').status).toBe(0);
  expect(existsSync(join(root, 'public/media'))).toBe(false);
});

it('leads there still when the project is moved', () => {
  link();
  const moved = `${root}-moved`;
  renameSync(root, moved);
  root = moved;
  expect(served()).toBe('content');
});

it('takes nothing away that lies where the link is to be', () => {
  mkdirSync(join(root, 'public/media'));
  writeFileSync(join(root, 'public/media/a.txt'), 'mine');
  const { status, stderr } = link('other');
  expect(status).toBe(1);
  expect(String(stderr)).toContain('a link to other/media');
  expect(served()).toBe('mine');
});
