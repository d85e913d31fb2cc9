import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { serveBuild } from '@/tools/build/serve-build';
import { installNginx, openFiles } from '@/tools/setup/nginx';
import { encodings, listCases } from './cases';
import { get } from './get';
import { openProcess } from './open-process';
import { recordAnswers } from './record-answers';
import { type Run, runCase } from './run-case';

// `npm run bench`: what an answer costs (processor, time until it is there), of the built site, of a plain Node server
// with the same bytes, of nginx with the same bytes as files, and of Next alone. Of several rounds the least counts: what
// else a machine does only adds to it. A word after it chooses answers whose
// name has it; `--rounds=15` and `--seconds=0.5` measure each for longer. Linux.
const seconds = Number(
  process.argv.find((word) => word.startsWith('--seconds='))?.slice(10) ?? 0.2,
);
const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 7);
const chosen = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';

const site = await serveBuild();
const port = Number(new URL(site.address).port);
const known = await listCases(builtRoot(), (path, headers) => get({ port, path, headers }));
const asked = known
  .filter(({ name }) => name.includes(chosen))
  .flatMap((one) => (one.encodings ?? encodings).map((encoding) => ({ ...one, encoding })))
  .map(({ name, path, headers, encoding }) => {
    const write = typeof path === 'function' ? path : () => path;
    const said = { ...headers, 'accept-encoding': encoding };
    return { name, encoding, isCold: typeof path === 'function', write, headers: said };
  });
const answers = [];
for (const { write, headers } of asked) answers.push(await get({ port, path: write(-1), headers }));
const folder = mkdtempSync(join(tmpdir(), 'bobine-bench-'));
const plain = await openProcess('plain-server.mjs', { args: [recordAnswers(folder, answers)] });
const nginx = installNginx() ? await openFiles(folder) : undefined;
const next = await openProcess('next-alone.mjs', { cwd: builtRoot() });

const columns = ['Bobine', '× plain Node', 'plain Node', 'nginx', 'Next alone'];
process.stdout.write(
  `µs of processor a request (p50 / p99 ms), the least of ${rounds} rounds of ${seconds} s\n${'answer'.padEnd(26)}${columns.map((name) => name.padStart(22)).join('')}\n`,
);
for (const [number, { name, encoding, isCold, write, headers }] of asked.entries()) {
  const same = () => ({ path: `/${number}` });
  // A tag and a 404 of its own nginx has not got under these names.
  const isFile = answers[number]?.status === 200 || answers[number]?.status === 206;
  const ask = (n: number) => ({ path: write(n), headers });
  const [ours, bare, files] = await runCase(
    [
      { pid: site.pid, port, ask },
      { ...plain, ask: same },
      ...(nginx && isFile ? [{ ...nginx, ask: same }] : []),
    ],
    { rounds, seconds },
  );
  const [alone] = await runCase([{ ...next, ask }], { rounds: 1, seconds });
  const times =
    ours && bare ? `${(Math.min(...ours.cpu) / Math.min(...bare.cpu)).toFixed(2)} ×` : '';
  const cells = [say(ours), times, say(bare), say(files), say(alone)];
  const label = `${name} ${isCold ? '' : encoding}`.trim();
  process.stdout.write(`${label.padEnd(26)}${cells.map((cell) => cell.padStart(22)).join('')}\n`);
}
await Promise.all([site.stop(), plain.stop(), nginx?.stop(), next.stop()]);
rmSync(folder, { recursive: true, force: true });
process.exit(0);

function say(run: Run | undefined): string {
  if (!run) return '–';
  return `${Math.round(Math.min(...run.cpu))} (${run.p50.toFixed(2)} / ${run.p99.toFixed(0)})`;
}
