import cluster from 'node:cluster';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { buildsFolder } from '../../lib/server/builds/built-root.mjs';

/** A server that exits sooner than this after its start is not restarted, since it would only exit again (ms). */
const minRuntime = 10_000;

/** Starts a process that serves a build. Processes share the port, so that one can replace another without a gap. */
async function startServer(name, env) {
  const cwd = resolve(buildsFolder, name);
  cluster.setupPrimary({ exec: join(cwd, 'lib/server/start.mjs'), cwd });
  const server = cluster.fork(env);
  const listens = once(server, 'listening').then(() => undefined);
  const [code] = (await Promise.race([listens, once(server, 'exit')])) ?? [];
  if (code !== undefined) throw new Error(`The server of this build ended with code ${code}.`);
  return server;
}

/**
 * Serves builds, one after another. A server that crashes is restarted, unless it crashes right after its start
 * (`minRuntime`). If a server ends after a signal (`end`), this process ends with its exit code.
 */
export function serveSite() {
  // Each server process accepts connections from the shared socket itself, so the old and the new server share one
  // accept queue.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let currentServer;
  let currentEnv = process.env;
  let isEnding = false;

  /** Shows a build; without `env` with that of the build before. */
  async function show({ name, env = currentEnv }) {
    const server = await startServer(name, env);
    const [before, started] = [currentServer, Date.now()];
    currentServer = server;
    currentEnv = env;
    server.once('exit', (code) => {
      if (currentServer !== server) return;
      if (isEnding || Date.now() - started < minRuntime) process.exit(code ?? 1);
      process.stderr.write(`The server has died (${code ?? 'killed'}) and is started again.\n`);
      show({ name, env }).catch(stop);
    });
    before?.process.kill('SIGTERM');
  }
  function stop(error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  function end(signal) {
    isEnding = true;
    if (!currentServer) process.exit(0);
    currentServer.process.kill(signal);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
  return { show, end };
}

/** Interval of the check (ms). */
const pause = 500;

/**
 * Calls `onGone` when the parent process has ended. npm exits on a signal without forwarding it to its child (seen
 * with npm 10), and so does a shell between them.
 */
export function watchParent(onGone) {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    onGone();
  }, pause);
  watching.unref();
}
