import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { buildsFolder } from '../../lib/server/builds/built-root.mjs';

/**
 * Where `npm run up` of this project listens for the next one, for each port of the site: a Unix socket by a relative path,
 * since its name has at most some 100 characters. On Windows there is none: a deploy is a restart there.
 */
const controlPath = (port) => `${buildsFolder}/${port}.sock`;
const isWindows = process.platform === 'win32';

/** All that comes until the other side has ended. (To iterate over a socket closes it for answers too.) */
async function readAll(socket) {
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  await once(socket, 'end');
  return text;
}

/** What a site says that has done as it was asked. */
const done = 'shown';

/**
 * Asks the site that runs on this port from this project to show a build; `undefined` where no such site runs.
 * @returns {Promise<{ fault?: string } | undefined>} with `fault`, a sentence, where it does not show it
 * @param {{ name: string, env: Record<string, string | undefined> }} wish
 */
export async function askRunningSite(port, wish) {
  if (isWindows) return undefined;
  const socket = connect(controlPath(port));
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.end(JSON.stringify(wish));
  const said = await readAll(socket).catch((error) => error.message);
  return said === done ? {} : { fault: said || 'it ended without a word.' };
}

/**
 * Takes such wishes from now on. `show` throws a sentence where it cannot.
 * @param {(wish: { name: string, env: Record<string, string | undefined> }) => Promise<void>} show
 */
export async function takeWishes(port, show) {
  if (isWindows) return () => {};
  const path = controlPath(port);
  // What a process that was killed has left; one that lives would have been asked.
  rmSync(path, { force: true });
  const answer = async (socket) => {
    const wish = JSON.parse(await readAll(socket));
    const said = await show(wish).then(
      () => done,
      (error) => error.message,
    );
    socket.end(said);
  };
  const server = createServer({ allowHalfOpen: true }, (socket) =>
    answer(socket).catch(() => socket.destroy()),
  );
  server.listen(path);
  await once(server, 'listening');
  return () => server.close();
}
