const ids = new WeakMap<object, string>();

/**
 * A short, stable id of an error: Next.js's `digest` for a server error (also in the server's log), else
 * eight random hexadecimal digits.
 */
export function errorId(error: unknown): string {
  if (typeof error !== 'object' || error === null) return createId();
  if ('digest' in error && typeof error.digest === 'string') return error.digest;
  const id = ids.get(error) ?? createId();
  ids.set(error, id);
  return id;
}

function createId(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, '0');
}
