import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { get } from '@/tools/measure/bench/get';
import { openProcess } from '@/tools/measure/bench/open-process';
import { recordAnswers } from '@/tools/measure/bench/record-answers';

const folder = mkdtempSync(join(tmpdir(), 'bobine-answers-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('has a plain server say what was recorded, to the byte', async () => {
  const body = Buffer.from([0, 255, 1, 254]);
  const headers = { 'content-encoding': 'br', etag: '"a"', connection: 'close' };
  const list = recordAnswers(folder, [
    { status: 200, headers, body },
    { status: 404, headers: {}, body: Buffer.from('no') },
  ]);
  expect(readFileSync(join(folder, '0'))).toEqual(body);
  const plain = await openProcess('plain-server.mjs', { args: [list] });
  const first = await get({ port: plain.port, path: '/0' });
  const second = await get({ port: plain.port, path: '/1' });
  await plain.stop();
  expect([first.status, first.body, first.headers.etag]).toEqual([200, body, '"a"']);
  expect([second.status, second.body.toString()]).toEqual([404, 'no']);
});
