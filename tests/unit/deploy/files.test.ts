import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

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
