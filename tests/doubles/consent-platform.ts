type Callback = (data: object | null, success: boolean) => void;

/**
 * Test double of a certified consent platform, as a page sees it. `install` installs its API on `window`, like the
 * platform's script once loaded; `emit` notifies all listeners, like a visitor's answer.
 */
export function createPlatform(api: 'tcf' | 'gpp') {
  const listeners = new Map<number, Callback>();
  const commands: string[] = [];
  let number = 0;
  let first: object | undefined;
  const answer = (id: number) => first && listeners.get(id)?.({ ...first, listenerId: id }, true);
  function command(name: string, callback: Callback, parameter?: unknown) {
    commands.push(name);
    if (name === 'removeEventListener') {
      listeners.delete(Number(parameter));
      callback(null, true);
    }
    if (name !== 'addEventListener') return;
    number += 1;
    listeners.set(number, callback);
    answer(number);
  }
  const tcf = (name: string, _version: number, callback: Callback, parameter?: unknown) =>
    command(name, callback, parameter);
  return {
    commands,
    install: () => Object.assign(window, api === 'tcf' ? { __tcfapi: tcf } : { __gpp: command }),
    /** Sets the data that new listeners receive at once, as if the visitor had answered on an earlier page. */
    preset(data: object) {
      first = data;
    },
    emit(data: object | null, success = true) {
      for (const [id, callback] of [...listeners])
        callback(data && { ...data, listenerId: id }, success);
    },
    listening: () => listeners.size,
  };
}

const all = (...numbers: number[]) => Object.fromEntries(numbers.map((number) => [number, true]));

/** TCF 2.2 data of a visitor who has agreed to everything that Google's SDK needs. */
export const agreed = {
  eventStatus: 'useractioncomplete',
  cmpStatus: 'loaded',
  gdprApplies: true,
  purpose: { consents: all(1, 2, 7, 9, 10), legitimateInterests: {} },
  vendor: { consents: all(755), legitimateInterests: {} },
};
/** TCF 2.2 data of a visitor who has refused everything. */
export const declined = { ...agreed, purpose: { consents: {} }, vendor: { consents: {} } };
