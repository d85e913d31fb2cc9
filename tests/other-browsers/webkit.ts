import { findPort } from '@/tools/setup/find-port';
import { findWebKit } from '@/tools/setup/find-programs.mjs';
import { type Driver, desk, type Start } from './driver';
import { startProgram } from './start-program';
import { openSession, pressKey, useMouse } from './web-driver';

/** The window has a bar above the page. */
const screen = { width: desk.width, height: desk.height + 100 };

/** WebKitGTK's own browser over the W3C's WebDriver. It has no mode without a window: it is given a screen. */
export async function openWebKit({ proxy }: Start): Promise<Driver> {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKit is not on this machine');
  const size = `${screen.width}x${screen.height}x24`;
  const options = ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'];
  const xvfb = startProgram([programs.screen, ...options]);
  const port = await findPort();
  const driver = startProgram([programs.driver, `--port=${port}`], {
    DISPLAY: `:${await xvfb.says(/^(\d+)\n/m)}`,
    // The sandbox can be built neither by root nor in most containers; the site is our own.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // There is no screen reader to speak to, and no desktop: what WebKit starts for one on a bus of its own outlives it.
    NO_AT_BRIDGE: '1',
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  });
  const args = ['--automation', `--proxy=http://127.0.0.1:${proxy}`, '--ignore-host=localhost'];
  const browser = { binary: programs.browser, args };
  const { say, close } = await openSession(
    `http://127.0.0.1:${port}`,
    { 'webkitgtk:browserOptions': browser },
    driver.check,
  );
  const ask = (expression: string) =>
    say('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
  const resize = async (width: number, height: number) => {
    await say('POST', '/window/rect', { x: 0, y: 0, width, height });
    const bar = height - Number(await ask('innerHeight'));
    await say('POST', '/window/rect', { x: 0, y: 0, width, height: height + bar });
  };
  await resize(desk.width, desk.height);
  return {
    goto: async (url) => void (await say('POST', '/url', { url })),
    back: async () => void (await say('POST', '/back', {})),
    move: async (x, y) => void (await say('POST', '/actions', useMouse(x, y, { presses: false }))),
    press: async (x, y) => void (await say('POST', '/actions', useMouse(x, y, { presses: true }))),
    key: async (name) => void (await say('POST', '/actions', pressKey(name))),
    ask,
    resize,
    async close() {
      await close();
      await driver.stop();
      await xvfb.stop();
    },
  };
}
