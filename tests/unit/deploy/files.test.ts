import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
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
test.each(['deploy/preview/github', 'deploy/preview/forgejo', 'tools/site/template/preview'])(
  '%s previews pull requests of the same repository only',
  (name) => {
    const { jobs, on } = parse(readFileSync(`${name}.yml`, 'utf8'));
    expect(Object.keys(on)).toEqual(['pull_request']);
    expect(jobs.preview.if.split(' && ')).toContain(
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

test.runIf(process.platform !== 'win32')(
  'a preview of content beside the project is compared with the base branch of that content',
  () => {
    const program = (script: string) => `#!/bin/sh\n${script}\n`;
    const root = temporaryFolder({
      'origin/site/site.yaml': 'name: Published',
      'bobine/package.json': '{}',
      'bin/npm': program(
        '[ "$2" = build ] || exit 0; cp "$PREVIEW_COMPARE_TO/site.yaml" ../compared; cp "$CONTENT_DIR/site.yaml" ../built; mkdir -p .previews/one; echo one > .previews/current',
      ),
      ...{ 'bin/rsync': program('exit 0'), 'bin/ssh': program('exit 0') },
    });
    const git = (cwd: string, ...args: string[]) => {
      const identity = ['-c', 'user.name=A', '-c', 'user.email=a@films.example'];
      const { status, stdout } = spawnSync('git', [...identity, ...args], { cwd: join(root, cwd) });
      expect(status, args.join(' ')).toBe(0);
      return String(stdout);
    };
    spawnSync('chmod', ['+x', 'npm', 'rsync', 'ssh'], { cwd: join(root, 'bin') });
    for (const args of [
      ['init', '-qb', 'main'],
      ['add', '.'],
      ['commit', '-qm', 'A'],
    ])
      git('origin', ...args);
    git('', 'clone', '-q', 'origin', 'house');
    writeFileSync(join(root, 'house/site/site.yaml'), 'name: Draft');
    git('house', 'commit', '-qam', 'B');
    const { status, stdout, stderr } = spawnSync('sh', [resolve('deploy/preview/publish.sh')], {
      cwd: join(root, 'bobine'),
      env: {
        ...{ PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}`, HOME: root },
        ...{ CONTENT_DIR: '../house/site', PREVIEW_NUMBER: '42', PREVIEW_BASE: 'main' },
        ...{ PREVIEW_SSH: 'a@films.example', PREVIEW_DOMAIN: 'preview.films.example' },
      } as never,
    });
    expect([status, String(stdout)], String(stderr)).toEqual([
      ...[0, 'https://pr-0042.preview.films.example\n'],
    ]);
    const read = (name: string) => readFileSync(join(root, name), 'utf8');
    expect([read('compared'), read('built')]).toEqual(['name: Published', 'name: Draft']);
    expect(git('house', 'worktree', 'list').trim().split('\n')).toHaveLength(1);
  },
);
