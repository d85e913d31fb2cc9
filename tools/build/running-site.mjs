import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { buildsFolder } from '../../lib/server/builds/built-root.mjs';

/**
 * Unix socket on which `npm run up` listens for the next `npm run up` of this project, one per site port. A
 * relative path, since socket paths are limited to about 100 characters. Not available on Windows, where a deploy
 * needs a restart.
 */
const controlPath = (port) => `${buildsFolder}/${port}.sock`;
const isWindows = process.platform === 'win32';

/**
 * Reads until the other side ends its half of the connection. Iterating over the socket would close it before the
 * answer is written.
 */
async function readAll(socket) {
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  await once(socket, 'end');
  return text;
}

/** Whether a site that `npm run up` has started from this project runs on this port. */
export async function isSwitchable(port) {
  if (isWindows) return false;
  const socket = connect(controlPath(port));
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isThere;
}

/** Whether any program listens on this port. `host` as the site's (`HOST`). */
export async function isPortTaken(port, host) {
  const probe = createServer();
  const isTaken = await new Promise((resolve) => {
    probe.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    probe.listen({ port: Number(port), host }, () => resolve(false));
  });
  probe.close();
  return isTaken;
}

/** The answer of a running site that switched to the requested build. */
const switchedReply = 'shown';

/**
 * Asks the site that runs on this port from this project to switch to a build. Returns `undefined` if no such site
 * runs.
 * @returns {Promise<{ reason?: string } | undefined>} `reason`: why the switch failed, as a sentence
 * @param {{ name: string, env?: Record<string, string | undefined> }} request without `env` the site keeps its own
 */
export async function requestSwitch(port, request) {
  if (isWindows) return undefined;
  const socket = connect(controlPath(port));
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.end(JSON.stringify(request));
  const reply = await readAll(socket).catch((error) => error.message);
  return reply === switchedReply ? {} : { reason: reply || 'it ended without a message.' };
}

/**
 * Accepts requests to switch builds. `show` rejects with a message for the user if it fails. Returns a function that
 * stops listening.
 * @param {(request: { name: string, env?: Record<string, string | undefined> }) => Promise<void>} show
 */
export async function acceptSwitchRequests(port, show) {
  if (isWindows) return () => {};
  const path = controlPath(port);
  // Removes the socket of a killed process. A site that still runs would have answered `requestSwitch` before.
  rmSync(path, { force: true });
  const handleRequest = async (socket) => {
    const request = JSON.parse(await readAll(socket));
    const reply = await show(request).then(
      () => switchedReply,
      (error) => error.message,
    );
    socket.end(reply);
  };
  const server = createServer({ allowHalfOpen: true }, (socket) =>
    handleRequest(socket).catch(() => socket.destroy()),
  );
  server.listen(path);
  await once(server, 'listening');
  return () => server.close();
}
