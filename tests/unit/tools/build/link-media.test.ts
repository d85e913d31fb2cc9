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
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linkMedia } from '@/tools/build/link-media.mjs';

const project = process.cwd();
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-'));
  mkdirSync(join(root, 'public'));
  for (const house of ['content', 'other']) {
    mkdirSync(join(root, house, 'media'), { recursive: true });
    writeFileSync(join(root, house, 'media/a.txt'), house);
  }
  process.chdir(root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.chdir(project);
  rmSync(root, { recursive: true });
});

function link(house = '') {
  vi.stubEnv('HOUSE', house);
  return linkMedia();
}
const served = () => readFileSync(join(root, 'public/media/a.txt'), 'utf8');

it('serves the media of the house that was chosen last', () => {
  expect(link()).toBe(0);
  expect(served()).toBe('content');
  link('other');
  expect(served()).toBe('other');
  link(join(root, 'content'));
  expect(served()).toBe('content');
});

it('serves none where the house has none', () => {
  link();
  expect(link('nowhere')).toBe(0);
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
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  mkdirSync(join(root, 'public/media'));
  writeFileSync(join(root, 'public/media/a.txt'), 'mine');
  expect(link('other')).toBe(1);
  expect(written).toHaveBeenCalledWith(expect.stringContaining('a link to other/media'));
  expect(served()).toBe('mine');
});
