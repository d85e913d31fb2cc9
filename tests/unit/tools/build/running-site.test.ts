import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askRunningSite, takeWishes } from '@/tools/build/running-site.mjs';
import { enterProject } from './project';

let project: ReturnType<typeof enterProject>;
let close = () => {};
beforeEach(() => {
  project = enterProject({ '.builds/current': 'a' });
});
afterEach(() => {
  close();
  project.leave();
});
const wish = { name: 'b', env: { SITE_URL: 'https://films.example' } };

test('nobody answers where no site runs on this port', async () => {
  close = await takeWishes('3000', async () => {});
  expect(await askRunningSite('3001', wish)).toBeUndefined();
});

test('a site that runs is asked to show a build, with the settings of this one', async () => {
  const wishes: unknown[] = [];
  close = await takeWishes('3000', async (asked) => void wishes.push(asked));
  expect(await askRunningSite('3000', wish)).toEqual({});
  expect(wishes).toEqual([wish]);
});

test('what keeps it from doing so is told', async () => {
  close = await takeWishes('3000', async () => {
    throw new Error('The server of this build ended with code 1.');
  });
  const fault = 'The server of this build ended with code 1.';
  expect(await askRunningSite('3000', wish)).toEqual({ fault });
});

test.runIf(process.platform !== 'win32')(
  'a socket that a killed process has left is no site',
  async () => {
    project.write('.builds/3000.sock', '');
    expect(await askRunningSite('3000', wish)).toBeUndefined();
    close = await takeWishes('3000', async () => {});
    expect(await askRunningSite('3000', wish)).toEqual({});
    expect(existsSync('.builds/3000.sock')).toBe(true);
  },
);

test('a site that ends before it has answered has not shown it', async () => {
  close = await takeWishes('3000', async () => {
    throw new Error('');
  });
  expect(await askRunningSite('3000', wish)).toEqual({ fault: 'it ended without a word.' });
});
