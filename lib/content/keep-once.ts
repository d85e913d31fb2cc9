/**
 * Something large that a serving process makes once. Next bundles pages and route handlers apart, each with
 * modules of its own: a module's variable would hold it twice. Elsewhere it is made for each module, so that
 * changed code gets a new one.
 */
export function keepOnce<T>(name: string, make: () => T): T {
  if (process.env.NODE_ENV !== 'production') return make();
  const shelf = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`bobine ${name}`);
  shelf[key] ??= make();
  return shelf[key];
}
