import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
