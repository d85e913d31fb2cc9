type Say = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Speaks to a driver over plain HTTP. Throws what it says where it cannot obey. */
function speakTo(address: string): Say {
  return async (method, path, body) => {
    const answer = await fetch(address + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${(value as { message: string }).message}`);
    return value;
  };
}

/** Milliseconds between two questions whether a driver that has just been started listens. */
const pause = 100;

/** Milliseconds. A question to a page that goes at that moment is never answered. */
const timeouts = { script: 5000, pageLoad: 30_000 };

/**
 * Opens a browser by a driver that has just been started, however long that takes on a busy machine.
 * @param capabilities WebDriver 2, 7
 * @param check throws where the driver has ended
 */
export async function openSession(address: string, capabilities: object, check: () => void) {
  const driver = speakTo(address);
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
  const say: Say = (method, path, given) => driver(method, `/session/${sessionId}${path}`, given);
  return { say, close: () => say('DELETE', '') };
}

/** Keys that are no character (WebDriver 2, 17.4.2). */
const namedKeys: Record<string, string> = {
  ...{ Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', End: '\uE010', Home: '\uE011' },
  ...{ ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' },
};

/** One key, by its `KeyboardEvent.key`, as a driver is told it. */
export function pressKey(name: string) {
  const value = namedKeys[name] ?? name;
  const keys = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  return { actions: [{ type: 'key', id: 'keys', actions: keys }] };
}

/** The mouse at a place of the window (pixels), as a driver is told it. */
export function useMouse(x: number, y: number, { presses }: { presses: boolean }) {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
  const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  const moves = presses ? [move, ...press] : [move];
  return { actions: [{ type: 'pointer', id: 'mouse', actions: moves }] };
}
