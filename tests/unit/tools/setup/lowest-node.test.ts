import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const lowest = minVersion(read('package.json').engines.node)?.version ?? '';

type Installed = { engines?: { node?: string } };
const packages: [string, Installed][] = Object.entries(read('package-lock.json').packages);

test(`every package that is installed runs on Node ${lowest}, which we promise`, () => {
  const asking = packages.filter(([, { engines }]) => engines?.node);
  expect(asking.length).toBeGreaterThan(100);
  const refusing = asking.filter(([, { engines }]) => !satisfies(lowest, engines?.node ?? ''));
  expect(refusing.map(([path, { engines }]) => `${path} wants ${engines?.node}`)).toEqual([]);
});
