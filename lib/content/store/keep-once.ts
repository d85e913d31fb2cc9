/**
 * Something large that a serving process makes once. Next bundles pages and route handlers apart, each with
 * modules of its own: a module's variable would hold it twice. Elsewhere it is made for each module, so that
 * changed code gets a new one.
 */
export function keepOnce<T>(name: string, make: () => T): T {
  return process.env.NODE_ENV === 'production' ? keepAlways(name, make) : make();
}

/** The same also while somebody writes: for what code makes no different, and what would take long for each page. */
export function keepAlways<T>(name: string, make: () => T): T {
  const shelf = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`bobine ${name}`);
  shelf[key] ??= make();
  return shelf[key];
}
