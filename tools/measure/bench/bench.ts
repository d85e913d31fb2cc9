import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { serveBuild } from '@/tools/build/serve-build';
import { installNginx, openFiles } from '@/tools/setup/nginx';
import {
  findMedia,
  findPage,
  printRow,
  runClients,
  sendRequest,
  type TestResponse,
} from '../harness';
import { percentile } from '../statistics';

// `npm run bench`: cost of a response (processor time and latency) of the built site, of a plain Node server
// with the same bytes, of nginx with the same bytes as files, and of Next alone. The processor time is the
// minimum over several rounds, since other load only adds to it; Next alone is measured in one round. An
// argument selects responses by name; `--rounds 15` and `--seconds 0.5` measure longer. Linux only.
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: {
    seconds: { type: 'string', default: '0.2' },
    rounds: { type: 'string', default: '7' },
  },
  allowPositionals: true,
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];

type Request = { path: string; headers: Record<string, string> };
/** A server, and its n-th request. */
type Target = { pid: number; port: number; write: (number: number) => Request };
/** Processor time per request in µs, by round, and the times of all requests in ms. */
type Run = { cpu: number[]; times: number[] };

/** Byte range requested from a video. */
const part = [100_000, 199_999] as const;
/** Warm-up until the first limit is reached (time in ms), so that V8 compiles the hot code. */
const warmUp = { requests: 6000, time: 3_000 };

/** Measures the servers in turn, round by round, so that other load affects all of them. */
async function runRounds(targets: readonly Target[], rounds: number): Promise<Run[]> {
  const targetRuns = targets.map(({ pid, port, write }) => {
    const run: Run = { cpu: [], times: [] };
    let number = 0;
    const round = async () => {
      const [from, before, until] = [
        number,
        processorTime(pid),
        performance.now() + seconds * 1000,
      ];
      // With more than two clients, the measurement would include the waiting between them.
      await runClients(2, async (agent) => {
        const begun = performance.now();
        await sendRequest({ port, agent, ...write(number++) });
        run.times.push(performance.now() - begun);
        return performance.now() < until;
      });
      run.cpu.push(((processorTime(pid) - before) * 1000) / (number - from));
    };
    return { run, round };
  });
  for (const { run, round } of targetRuns) {
    const until = performance.now() + warmUp.time;
    while (run.times.length < warmUp.requests && performance.now() < until) await round();
    [run.times, run.cpu] = [[], []];
  }
  for (let n = 0; n < rounds; n += 1) for (const { round } of targetRuns) await round();
  return targetRuns.map(({ run }) => run);
}

/** Processor time used so far by a process, its threads and its children (ms). */
function processorTime(pid: number): number {
  const threads = `/proc/${pid}/task`;
  const own = readdirSync(threads).map((thread) => {
    const [nanoseconds] = readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1_000_000;
  });
  const children = readFileSync(`${threads}/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [...own, ...children.map((child) => processorTime(Number(child)))].reduce((a, b) => a + b);
}

/** Starts a server in a separate process, which reports its port. */
async function openProcess(program: string, args: string[] = [], cwd = process.cwd()) {
  const child = fork(resolve('tools/measure/bench', program), args, {
    ...{ cwd, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.once('exit', () => child.kill());
  const [port] = await once(child, 'message');
  return { pid: Number(child.pid), port: Number(port), stop: () => child.kill() };
}

/** Per-connection and time-dependent headers, which each server writes itself. */
const own = /^(?:connection|date|keep-alive|transfer-encoding)$/;

/** Writes each response body into a folder, as the file `<number>`; returns the list for `plain-server.mjs`. */
function recordAnswers(folder: string, answers: readonly TestResponse[]): string {
  const list = answers.map(({ status, headers, body }, number) => {
    const file = join(folder, String(number));
    writeFileSync(file, body);
    const keptHeaders = Object.fromEntries(
      Object.entries(headers).filter(([name]) => !own.test(name)),
    );
    return { path: `/${number}`, status, headers: keptHeaders, file };
  });
  writeFileSync(join(folder, 'answers.json'), JSON.stringify(list));
  return join(folder, 'answers.json');
}

type Case = {
  name: string;
  path: string | ((number: number) => string);
  headers?: Record<string, string>;
  encodings?: readonly string[];
};

/** The measured requests. The address of a payload, an ETag and the address of a chunk are read from the site. */
async function listCases(port: number): Promise<Case[]> {
  const page = findPage(builtRoot(), 'movie');
  const film = findMedia(builtRoot(), '.mp4', part[1] + 1);
  if (!page || !film) throw new Error('The build has no film, or none that lies with it as MP4');
  const slug = page.slice('/movie/'.length);
  const shown = await sendRequest({ port, path: page });
  const [chunk = ''] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(shown.body.toString()) ?? [];
  const { location } = (await sendRequest({ port, path: page, headers: { rsc: '1' } })).headers;
  const [alone, br] = [['identity'], ['br']];
  const german = { 'accept-language': 'de-CH,de;q=0.9,en;q=0.8' };
  const tag = { 'if-none-match': String(shown.headers.etag) };
  return [
    { name: 'page', path: page },
    { name: 'home', path: '/', headers: { 'accept-language': 'fr-CH,fr;q=0.9,en;q=0.8' } },
    { name: 'home to /de', path: '/', headers: german, encodings: alone },
    { name: 'payload', path: location ?? `${page}?_rsc`, headers: { rsc: '1' } },
    { name: '304', path: page, headers: tag, encodings: alone },
    { name: '404', path: '/nowhere/at-all' },
    { name: 'catalogue, kept', path: '/catalogue?q=nosferatu' },
    { name: 'catalogue, cold', path: (number) => `/catalogue?q=film+${number}`, encodings: br },
    // This page is little more than a form, so its cost is what Next needs to render any page on demand.
    { name: 'form, by Next', path: (number) => `/retractation?n=${number}`, encodings: br },
    { name: 'API, kept', path: '/api/films?q=nosferatu' },
    { name: 'cards, kept', path: `/api/cards?locale=fr&films=${slug}` },
    { name: 'API, cold', path: (number) => `/api/films?q=film+${number}`, encodings: br },
    { name: 'sitemap', path: '/sitemap.xml' },
    { name: 'poster', path: `/poster/${slug}.svg` },
    { name: 'chunk', path: chunk },
    { name: 'range', path: film, headers: { range: `bytes=${part.join('-')}` }, encodings: alone },
  ];
}

function describe(run: Run | undefined): string {
  if (!run) return '–';
  const [p50, p99] = [percentile(run.times, 0.5), percentile(run.times, 0.99)];
  return `${Math.round(Math.min(...run.cpu))} (${p50.toFixed(2)} / ${p99.toFixed(0)})`;
}

const site = await serveBuild();
const port = Number(new URL(site.address).port);
const targetRuns = (await listCases(port))
  .filter(({ name }) => name.includes(positionals[0] ?? ''))
  .flatMap(({ name, path, headers, encodings = ['identity', 'gzip', 'br'] }) =>
    encodings.map((encoding) => ({
      name: typeof path === 'string' ? `${name} ${encoding}` : name,
      write: (number: number) => ({
        path: typeof path === 'string' ? path : path(number),
        headers: { ...headers, 'accept-encoding': encoding },
      }),
    })),
  );
const answers: TestResponse[] = [];
for (const { write } of targetRuns) answers.push(await sendRequest({ port, ...write(-1) }));
const folder = mkdtempSync(join(tmpdir(), 'bobine-bench-'));
const plain = await openProcess('plain-server.mjs', [recordAnswers(folder, answers)]);
const nginx = installNginx() ? await openFiles(folder) : undefined;
const next = await openProcess('next-alone.mjs', [], builtRoot());
process.stdout.write(
  `µs of processor a request (p50 / p99 ms), the least of ${rounds} rounds of ${seconds} s\n`,
);
printRow('answer', ['Bobine', '× plain Node', 'plain Node', 'nginx', 'Next alone'], 22);
for (const [number, { name, write }] of targetRuns.entries()) {
  const same = () => ({ path: `/${number}`, headers: {} });
  // nginx serves the bodies as files, so it takes part only for the statuses 200 and 206.
  const isFile = [200, 206].includes(answers[number]?.status ?? 0);
  const servers = [
    { pid: site.pid, port, write },
    { ...plain, write: same },
  ];
  const files = nginx && isFile ? [{ ...nginx, write: same }] : [];
  const [ours, bare, viaNginx] = await runRounds([...servers, ...files], rounds);
  const [alone] = await runRounds([{ ...next, write }], 1);
  const times =
    ours && bare ? `${(Math.min(...ours.cpu) / Math.min(...bare.cpu)).toFixed(2)} ×` : '';
  printRow(name, [describe(ours), times, ...[bare, viaNginx, alone].map(describe)], 22);
}
await Promise.all([site.stop(), plain.stop(), nginx?.stop(), next.stop()]);
rmSync(folder, { recursive: true, force: true });
process.exit(0);
