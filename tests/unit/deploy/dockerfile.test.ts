import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

// There is no Docker here to build it with: what can be known without one.
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
const nginx = readFileSync('deploy/nginx.conf', 'utf8');

describe('deploy/Dockerfile', () => {
  it('copies what is there', () => {
    const [files = ''] = dockerfile.match(/(?<=COPY )package.+(?= \.\/)/) ?? [];
    expect(files.split(' ').filter((file) => !existsSync(file))).toEqual([]);
  });

  it('runs as nobody special', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  it.each([
    [200, 0],
    [503, 1],
  ])('where /healthz says %i its check ends with %i', async (status, code) => {
    const [words = '[]'] = dockerfile.match(/(?<=HEALTHCHECK[^[]*CMD )\[.+\]/) ?? [];
    const [, ...args] = JSON.parse(words);
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    const port = await new Promise<number>((resolve) =>
      server.once('listening', () => resolve((server.address() as AddressInfo).port)),
    );
    const env = { ...process.env, PORT: String(port) };
    const ended = await new Promise<number | null>((resolve) => {
      execFile(process.execPath, args, { env }).once('exit', resolve);
    });
    server.close();
    expect([ended, asked]).toEqual([code, ['/healthz']]);
  });
});

describe('deploy/compose.yaml', () => {
  const { one, two, nginx: proxy } = compose.services;

  it('has two instances that write nothing and are alike but for their address', () => {
    expect({ ...one, networks: {} }).toEqual({ ...two, networks: {} });
    expect([one.read_only, existsSync(one.build.dockerfile)]).toEqual([true, true]);
  });

  it('gives both the same folder for what a shop keeps, where the image has one', () => {
    expect([one.volumes, two.volumes]).toEqual([['shop:/data'], ['shop:/data']]);
    expect(compose.volumes).toHaveProperty('shop');
    expect(readFileSync('deploy/Dockerfile', 'utf8')).toMatch(
      /chown node:node \/data[\s\S]*ENV DATA=\/data\nUSER node/,
    );
  });

  it('calls them by the names that nginx.conf asks for', () => {
    const addresses = [one, two].map(({ networks }) => networks.site.ipv4_address);
    const names = [...nginx.matchAll(/server (bobine-\w+):3000/g)].map(([, name]) => name);
    expect(proxy.extra_hosts).toEqual(names.map((name, at) => `${name}:${addresses[at]}`));
  });
});

/** Runs a shell line in a folder where `npm` only says what it was asked. */
function runWithNpm(line: string, cwd: string, env: Record<string, string> = {}): string {
  const bin = join(cwd, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "npm $*"\n', { mode: 0o755 });
  const PATH = `${bin}:${process.env.PATH}`;
  return execFileSync('sh', ['-c', line], {
    cwd,
    env: { ...process.env, PATH, ...env },
  }).toString();
}

describe('a house with a typeface from a package', () => {
  const check = parse(readFileSync('tools/house/template/check.yml', 'utf8'));
  const gitlab = parse(readFileSync('tools/house/template/check.gitlab.yml', 'utf8'));
  const inHouse = check.jobs.check.steps.find(
    (step: Record<string, string>) => step['working-directory'] === 'house',
  );
  const [image = ''] = dockerfile.match(/(?<=^RUN )if .*$/m) ?? [];

  it.each([
    ['the image', image, 'films/', 'npm ci --prefix films\n'],
    ['CI at GitHub and Forgejo', inHouse.run, '', 'npm ci\n'],
    ['CI at GitLab', gitlab.check.script[0], '', 'npm ci\n'],
  ])(
    '%s installs it where the house has a lock file, and nothing where it has none',
    (_, line, at, asked) => {
      const folder = mkdtempSync(join(tmpdir(), 'bobine-image-'));
      mkdirSync(join(folder, 'films'));
      expect(runWithNpm(line, folder, { HOUSE: 'films' })).toBe('');
      writeFileSync(join(folder, `${at}package-lock.json`), '{}');
      expect(runWithNpm(line, folder, { HOUSE: 'films' })).toBe(asked);
      rmSync(folder, { recursive: true });
    },
  );

  it('the image is built with all that a build reads from its arguments', () => {
    const names = [...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
    expect(Object.keys(compose.services.one.build.args).sort()).toEqual(names.sort());
  });
});
