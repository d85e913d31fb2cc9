/**
 * Caches a large value once per process in production. Next bundles pages and route handlers separately, each with its
 * own modules, so a module variable would exist twice. Outside production the value is made per module, so that changed
 * code gets a new one.
 */
export function singleton<T>(name: string, create: () => T): T {
  return process.env.NODE_ENV === 'production' ? processSingleton(name, create) : create();
}

/**
 * Like `singleton`, but caches once per process in development too. For values that are independent of the code
 * or slow to make.
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const globals = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`bobine ${name}`);
  globals[key] ??= create();
  return globals[key];
}
