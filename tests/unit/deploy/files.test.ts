import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

describe('containers', () => {
  // There is no Docker here to build it with: what can be known without one.
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
  const nginx = readFileSync('deploy/nginx.conf', 'utf8');

  describe('deploy/Dockerfile', () => {

    test.each([
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

    test('gives both the same folder for what a shop keeps, where the image has one', () => {
      expect([one.volumes, two.volumes]).toEqual([['shop:/data'], ['shop:/data']]);
      expect(compose.volumes).toHaveProperty('shop');
      expect(readFileSync('deploy/Dockerfile', 'utf8')).toMatch(
        /chown node:node \/data[\s\S]*ENV DATA=\/data\nUSER node/,
      );
    });

    test('calls them by the names that nginx.conf asks for', () => {
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

    test.each([
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

    test('the image is built with all that a build reads from its arguments', () => {
      const names = [...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
      expect(Object.keys(compose.services.one.build.args).sort()).toEqual(names.sort());
    });
  });
});

describe('previews', () => {
  // None of the services is here to run them: GitHub's and Forgejo's were tried with `@action-validator/cli`, too.
  const read = (name: string) => readFileSync(`deploy/preview/${name}.yml`, 'utf8');
  const script = 'deploy/preview/publish.sh';

  type Step = { run?: string; uses?: string; env?: Record<string, string>; id?: string };

  describe.each(['github', 'forgejo'])('deploy/preview/%s.yml', (name) => {
    const { jobs, on } = parse(read(name));
    const steps: Step[] = jobs.preview.steps;

    test('builds what a pull request of the same repository has changed, and nobody else’s', () => {
      expect(Object.keys(on)).toEqual(['pull_request']);
      expect(jobs.preview.if).toBe(
        'github.event.pull_request.head.repo.full_name == github.repository',
      );
    });

    test('writes nothing into a script that others have named', () => {
      for (const { run = '' } of steps) expect(run).not.toContain('${{');
    });
  });

  describe('the shell of all three', () => {

    test('is no use without all that it is told, nor for a number that is none', () => {
      execFileSync('sh', ['-n', script]);
      const env = {
        PATH: process.env.PATH,
        PREVIEW_BASE: 'main',
        PREVIEW_SSH: 'a',
        PREVIEW_DOMAIN: 'b',
      };
      const run = (number?: string) =>
        spawnSync('sh', [script], {
          env: { ...env, ...(number !== undefined && { PREVIEW_NUMBER: number }) } as never,
        });
      for (const number of ['12345', '1;reboot', '$(reboot)', '../1']) {
        const { status, stderr } = run(number);
        expect([status, String(stderr)]).toEqual([
          1,
          expect.stringContaining('expected a number to 9999'),
        ]);
      }
      expect(run().status).not.toBe(0);
    });
  });

  test('the instance that the script restarts serves a preview, on a port of its number, with a password', () => {
    const unit = readFileSync('deploy/bobine-preview@.service', 'utf8');
    expect(unit).toMatch(/^Environment=.*SITE_ENV=preview PORT=2%i HOST=127\.0\.0\.1/m);
    expect(unit).toMatch(/^EnvironmentFile=\/etc\/bobine-preview\.env$/m);
    expect(readFileSync(script, 'utf8')).toContain('bobine-preview@$number');
  });
});
