import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPort } from '@/tools/setup/find-port';
import { enterProject } from './project';

/** A minimal server that answers with its name and finishes running requests before it ends. */
const server = (name: string) => `
  import { createServer } from 'node:http';
  const site = createServer((request, response) => {
    if (request.url === '/die') process.kill(process.pid, 'SIGKILL');
    response.setHeader('connection', 'close');
    setTimeout(() => response.end('${name}'), 20);
  });
  site.listen(Number(process.env.PORT), () => process.stdout.write('${name} is there '));
  process.on('SIGTERM', () => site.close(() => process.exit(0)));
`;
/** Shows a build for each line on stdin. */
const host = (from: string) => `
  import { createInterface } from 'node:readline';
  import { serveSite } from ${JSON.stringify(from)};
  const { show } = serveSite();
  for await (const name of createInterface({ input: process.stdin }))
    show({ name, env: {} }).catch((error) => process.stdout.write(error.message));
`;

const from = pathToFileURL(resolve('tools/build/serve-site.mjs')).href;
let port: number;
let child: ReturnType<typeof start>;

function start() {
  const process_ = spawn(process.execPath, ['host.mjs'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  process_.stdout.on('data', (part) => {
    output += part;
  });
  return {
    process: process_,
    show: (name: string) => void process_.stdin.write(`${name}\n`),
    async prints(words: string) {
      while (!output.includes(words)) await sleep(10);
      output = '';
    },
  };
}
const ask = (path = '/') =>
  new Promise<string>((answered) => {
    const request = get({ port, path, agent: new Agent() }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      answered(text);
    });
    request.on('error', (error) => answered(error.message));
  });

beforeEach(async () => {
  port = await findPort();
  enterProject({
    'host.mjs': host(from),
    '.builds/a/lib/server/start.mjs': server('a'),
    '.builds/b/lib/server/start.mjs': server('b'),
    '.builds/broken/lib/server/start.mjs': 'process.exit(3)',
    '.builds/a/package.json': '{"type":"module"}',
    '.builds/b/package.json': '{"type":"module"}',
  });
  child = start();
  child.show('a');
});
afterEach(async () => {
  child.process.kill('SIGKILL');
  if (child.process.exitCode === null && !child.process.signalCode)
    await once(child.process, 'exit');
});

test('switching builds fails no request', async () => {
  await child.prints('a is there');
  const answers: Promise<string>[] = [];
  let answered = 0;
  const visit = async () => {
    answers.push(ask());
    const answer = await answers.at(-1);
    answered += 1;
    return answer;
  };
  const load = setInterval(visit, 2);
  // On a busy machine `b` may start before `a` has answered.
  while (answered <= 10) await sleep(10);
  child.show('b');
  await child.prints('b is there');
  while ((await visit()) !== 'b') await sleep(10);
  clearInterval(load);
  const all = await Promise.all(answers);
  expect(all.length).toBeGreaterThan(10);
  expect([...new Set(all)].sort()).toEqual(['a', 'b']);
});

test('SIGTERM ends the server, then the process, with its exit code', async () => {
  await child.prints('a is there');
  child.process.kill('SIGTERM');
  const [code] = await once(child.process, 'exit');
  expect(code).toBe(0);
  expect(await ask()).toMatch(/ECONNRE(?:FUSED|SET)/);
});

test('a server that crashes ends the process', async () => {
  await child.prints('a is there');
  void ask('/die');
  const [code] = await once(child.process, 'exit');
  expect(code).not.toBe(0);
});
