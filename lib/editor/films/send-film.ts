import type { AnnouncedFilm, Begun as BegunUpload, Received } from './receive-film';

/** Why an upload ended. `unreadable`: the file was moved or changed after it was chosen. `gone`: it was cancelled. */
export type SendRefusal =
  | Extract<BegunUpload | Received, { refused: string }>['refused']
  | 'unreadable'
  | 'gone';

type Refused = { refused: SendRefusal; free?: number; needed?: number };
type Begun = { id: string; received: number; partSize: number } | Refused;

type Sending = {
  signal: AbortSignal;
  /** Called with the id of the upload. */
  onBegun: (id: string) => void;
  /** Called with the bytes that are there, and whether the connection is lost at present. */
  onProgress: (received: number, isLost: boolean) => void;
};

/** Target duration of a part, and the first and longest pause between two attempts (ms). */
const times = { part: 3000, retry: 1000, longest: 30_000 };
/** Bytes of the first part, and of the smallest. */
const parts = { first: 256 * 1024, smallest: 64 * 1024 };

/**
 * Uploads a file in parts, from where an earlier upload of it has stopped. While the connection is lost or the session
 * has ended it tries again, until `signal` aborts: then it throws.
 * @returns why the file is not taken; `undefined` if all of it is there
 */
export async function sendFilm(
  file: File,
  film: Omit<AnnouncedFilm, 'editor'> & { draft?: string | undefined },
  { signal, onBegun, onProgress }: Sending,
): Promise<Refused | undefined> {
  const attempt = createAttempts(signal, () => onProgress(received, true));
  let received = 0;
  const begin = () => post<Begun>('/desk/content/upload/begin', JSON.stringify(film), signal);
  let begun = await begin();
  while (!begun) begun = await attempt(begin);
  if ('refused' in begun) return begun;
  const { id, partSize } = begun;
  onBegun(id);
  received = begun.received;
  onProgress(received, false);
  let size = parts.first;
  let isTaken = false;
  // Sends at least one part, even an empty one: the server may have stopped after the last byte, before it queued the
  // film.
  do {
    const bytes = await readPart(file, received, size);
    if (!bytes) return { refused: 'unreadable' };
    const since = performance.now();
    const query = new URLSearchParams({ id, offset: String(received) });
    const answer = await attempt(() =>
      post<Received>(`/desk/content/upload/part?${query}`, bytes, signal),
    );
    if (answer && !('received' in answer)) return answer;
    if (answer) {
      received = answer.received;
      isTaken = 'state' in answer && answer.state !== 'uploading';
      onProgress(received, false);
    }
    // Parts of about three seconds: smaller ones show more progress, larger ones are faster.
    const ms = answer ? Math.max(1, performance.now() - since) : 2 * times.part;
    size = Math.round(Math.max(parts.smallest, Math.min(partSize, (size * times.part) / ms)));
  } while (!isTaken);
  return undefined;
}

async function readPart(file: File, from: number, size: number) {
  return await file
    .slice(from, from + size)
    .arrayBuffer()
    .catch(() => undefined);
}

/** Runs a request. If it fails, waits, each time longer, so that the caller can repeat it. */
function createAttempts(signal: AbortSignal, onLost: () => void) {
  let wait = times.retry;
  return async <T>(request: () => Promise<T | undefined>): Promise<T | undefined> => {
    const answer = await request();
    if (answer !== undefined) {
      wait = times.retry;
      return answer;
    }
    onLost();
    await pause(wait, signal);
    wait = Math.min(2 * wait, times.longest);
    return undefined;
  };
}

/** Posts once. `undefined`: no answer, or an error that another attempt may resolve. */
async function post<T>(
  path: string,
  body: string | ArrayBuffer,
  signal: AbortSignal,
): Promise<T | { refused: 'gone' } | undefined> {
  const answer = await fetch(path, { method: 'POST', body, signal, redirect: 'manual' }).catch(
    () => undefined,
  );
  signal.throwIfAborted();
  if (answer?.status === 404) return { refused: 'gone' };
  return answer?.ok ? ((await answer.json()) as T) : undefined;
}

/** Waits; ends early if the device comes online or `signal` aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
