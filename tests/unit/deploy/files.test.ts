import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../temporary-folder';

// Checks of the deployment files that need neither Docker nor a forge.
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const { services, volumes } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
const { one, two, nginx } = services;

test('the image copies existing files, runs as an unprivileged user, and takes every build argument', () => {
  const [files = ''] = dockerfile.match(/(?<=COPY )package.+(?= \.\/)/) ?? [];
  expect(files.split(' ').filter((file) => !existsSync(file))).toEqual([]);
  expect(dockerfile).toMatch(/chown node:node \/data[\s\S]*ENV DATA=\/data\nUSER node/);
  const names = [...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
  expect(Object.keys(one.build.args).sort()).toEqual(names.sort());
});

test.each([
  [200, 0],
  [503, 1],
])('with /healthz at %i the health check exits with %i', async (status, code) => {
  const [words = '[]'] = dockerfile.match(/(?<=HEALTHCHECK[^[]*CMD )\[.+\]/) ?? [];
  const [, ...args] = JSON.parse(words);
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const env = { ...process.env, PORT: String((server.address() as AddressInfo).port) };
  const ended = await new Promise<number | null>((resolve) => {
    execFile(process.execPath, args, { env }).once('exit', resolve);
  });
  server.close();
  expect([ended, asked]).toEqual([code, ['/healthz']]);
});

test('compose starts two instances with one writable volume, at the addresses of nginx.conf', () => {
  expect({ ...one, networks: {} }).toEqual({ ...two, networks: {} });
  expect([one.read_only, one.volumes, existsSync(one.build.dockerfile)]).toEqual([
    ...[true, ['shop:/data'], true],
  ]);
  expect(volumes).toHaveProperty('shop');
  const addresses = [one, two].map(({ networks }) => networks.site.ipv4_address);
  const config = readFileSync('deploy/nginx.conf', 'utf8');
  const names = [...config.matchAll(/server (bobine-\w+):3000/g)].map(([, name]) => name);
  expect(nginx.extra_hosts).toEqual(names.map((name, at) => `${name}:${addresses[at]}`));
});

const template = (name: string) => parse(readFileSync(`tools/site/template/${name}`, 'utf8'));
const onSite = template('check.yml').jobs.check.steps.find(
  (step: Record<string, string>) => step['working-directory'] === 'house',
);

test.each([
  ['the image', dockerfile.match(/(?<=^RUN )if .*$/m)?.[0], 'films/', 'npm ci --prefix films\n'],
  ['CI at GitHub and Forgejo', onSite.run, '', 'npm ci\n'],
  ['CI at GitLab', template('check.gitlab.yml').check.script[0], '', 'npm ci\n'],
])('%s installs the site’s packages if it has a lock file', (_, line = '', at, asked) => {
  const cwd = temporaryFolder();
  for (const folder of ['films', 'bin']) mkdirSync(join(cwd, folder));
  writeFileSync(join(cwd, 'bin/npm'), '#!/bin/sh\necho "npm $*"\n', { mode: 0o755 });
  const env = { ...process.env, CONTENT_DIR: 'films', PATH: `${cwd}/bin:${process.env.PATH}` };
  const run = () => execFileSync('sh', ['-c', line], { cwd, env }).toString();
  expect(run()).toBe('');
  writeFileSync(join(cwd, `${at}package-lock.json`), '{}');
  expect(run()).toBe(asked);
});

test.each(['github', 'forgejo'])(
  '%s previews pull requests of the same repository only',
  (name) => {
    const { jobs, on } = parse(readFileSync(`deploy/preview/${name}.yml`, 'utf8'));
    expect(Object.keys(on)).toEqual(['pull_request']);
    expect(jobs.preview.if).toBe(
      'github.event.pull_request.head.repo.full_name == github.repository',
    );
    // No value of the pull request is inserted into a script.
    for (const { run = '' } of jobs.preview.steps) expect(run).not.toContain('${{');
  },
);

test('GitLab previews merge requests of the project itself only', () => {
  const { preview } = parse(readFileSync('deploy/preview/gitlab.yml', 'utf8'));
  expect(preview.rules.map((rule: { if: string }) => rule.if)).toEqual([
    expect.stringMatching(/merge_request_event.*SOURCE_PROJECT_ID == \$CI_PROJECT_ID/),
  ]);
});

test.each(['12345', '1;reboot', '$(reboot)', '../1'])(
  'a preview refuses the number %s',
  (number) => {
    const env = { PREVIEW_BASE: 'main', PREVIEW_SSH: 'a', PREVIEW_DOMAIN: 'b' };
    const run = (more: object) =>
      spawnSync('sh', ['deploy/preview/publish.sh'], {
        env: { PATH: process.env.PATH, ...env, ...more } as never,
      });
    const { status, stderr } = run({ PREVIEW_NUMBER: number });
    expect([status, String(stderr)]).toEqual([
      1,
      expect.stringContaining('expected a number to 9999'),
    ]);
    expect(run({}).status).not.toBe(0);
  },
);
