import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { agreeOnAddress, writeBuiltAddress } from '@/lib/server/builds/agree-on-address';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-address-'));
  mkdirSync(join(root, '.next/bobine'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const agree = (SITE_URL?: string) => {
  const env = { SITE_URL };
  agreeOnAddress(root, env);
  return env.SITE_URL;
};

it('takes the address of the build, which may be repeated', () => {
  writeBuiltAddress(root, 'https://films.example');
  expect(agree()).toBe('https://films.example');
  expect(agree('')).toBe('https://films.example');
  expect(agree('https://films.example/')).toBe('https://films.example');
  writeBuiltAddress(root, 'https://house.example/films');
  expect(agree()).toBeUndefined();
});

it('refuses another than the build’s, and says what to do', () => {
  writeBuiltAddress(root, 'https://films.example');
  expect(() => agree('https://other.example')).toThrow(
    'SITE_URL is https://other.example, but this build is for https://films.example',
  );
  expect(() => agree('https://other.example')).toThrow('SITE_URL=https://other.example npm run');
});

it.each([
  'films.example',
  'ftp://films.example',
  'https://',
  'nonsense',
  'https://films.example/bobine',
  'https://films.example/?a=b',
])('refuses %s', (address) => {
  expect(() => agree(address)).toThrow(
    `SITE_URL is "${address}"; expected an address without a path, such as https://example.org`,
  );
});

it('believes what it is told over a build that says nothing', () => {
  expect(agree('https://films.example')).toBe('https://films.example');
  expect(agree()).toBeUndefined();
});
