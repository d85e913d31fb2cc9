import { findPort } from '@/tools/setup/find-port';
import { findWebKit } from '@/tools/setup/find-programs.mjs';
import { type Driver, desktop, type Start } from './driver';
import { startProgram } from './start-program';

/** Leaves room for the bar above the page. */
const screen = { width: desktop.width, height: desktop.height + 100 };

/** WebKitGTK's MiniBrowser over WebDriver. It has no headless mode, so it runs in Xvfb. */
export async function openWebKit({ proxy }: Start): Promise<Driver> {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKit is not on this machine');
  const size = `${screen.width}x${screen.height}x24`;
  const options = ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'];
  const xvfb = startProgram([programs.screen, ...options]);
  const port = await findPort();
  const driver = startProgram([programs.driver, `--port=${port}`], {
    DISPLAY: `:${await xvfb.waitFor(/^(\d+)\n/m)}`,
    // The sandbox works neither as root nor in most containers.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // Without a desktop, processes that WebKit starts on its own bus would outlive it.
    NO_AT_BRIDGE: '1',
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  });
  const args = ['--automation', `--proxy=http://127.0.0.1:${proxy}`, '--ignore-host=localhost'];
  const browser = { binary: programs.browser, args };
  const { send, close } = await openSession(
    `http://127.0.0.1:${port}`,
    { 'webkitgtk:browserOptions': browser },
    driver.check,
  );
  const ask = (expression: string) =>
    send('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
  const resize = async (width: number, height: number) => {
    await send('POST', '/window/rect', { x: 0, y: 0, width, height });
    const bar = height - Number(await ask('innerHeight'));
    await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + bar });
  };
  await resize(desktop.width, desktop.height);
  return {
    goto: async (url) => void (await send('POST', '/url', { url })),
    back: async () => void (await send('POST', '/back', {})),
    move: async (x, y) => void (await send('POST', '/actions', useMouse(x, y, { presses: false }))),
    press: async (x, y) => void (await send('POST', '/actions', useMouse(x, y, { presses: true }))),
    key: async (name) => void (await send('POST', '/actions', pressKey(name))),
    ask,
    resize,
    async close() {
      await close();
      await driver.stop();
      await xvfb.stop();
    },
  };
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** A client of a WebDriver. Throws the driver's errors. */
function clientOf(address: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(address + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${(value as { message: string }).message}`);
    return value;
  };
}

/** Milliseconds between two attempts to reach a starting driver. */
const pause = 100;

/** Milliseconds. A script in a page that unloads is never answered. */
const timeouts = { script: 5000, pageLoad: 30_000 };

/**
 * Opens a browser by a driver that is starting.
 * @param capabilities WebDriver 2, 7
 * @param check throws if the driver has exited
 */
async function openSession(address: string, capabilities: object, check: () => void) {
  const driver = clientOf(address);
  const listens = () =>
    driver('GET', '/status').then(
      () => true,
      () => false,
    );
  while (!(await listens())) {
    check();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const body = { capabilities: { alwaysMatch: { ...capabilities, timeouts } } };
  const { sessionId } = (await driver('POST', '/session', body)) as { sessionId: string };
  const send: Send = (method, path, given) => driver(method, `/session/${sessionId}${path}`, given);
  return { send, close: () => send('DELETE', '') };
}

/** Keys without a character (WebDriver 2, 17.4.2). */
const namedKeys: Record<string, string> = {
  ...{ Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', End: '\uE010', Home: '\uE011' },
  ...{ ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' },
};

/** Actions for one key, by its `KeyboardEvent.key`. */
function pressKey(name: string) {
  const value = namedKeys[name] ?? name;
  const keys = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  return { actions: [{ type: 'key', id: 'keys', actions: keys }] };
}

/** Actions for the mouse at a position in the window, in pixels. */
function useMouse(x: number, y: number, { presses }: { presses: boolean }) {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
  const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  const moves = presses ? [move, ...press] : [move];
  return { actions: [{ type: 'pointer', id: 'mouse', actions: moves }] };
}
