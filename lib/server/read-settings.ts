/** Where the front listens; `host` absent means every interface. */
export type Settings = { port: number; host: string | undefined };

/** Reads `PORT` (1–65535, default 3000) and `HOST`. Throws a sentence a person can act on. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const written = env.PORT?.trim() || '3000';
  const port = Number(written);
  if (!/^\d+$/.test(written) || port < 1 || port > 65535) {
    throw new Error(`PORT is “${written}”: expected a number from 1 to 65535, such as 3000.`);
  }
  return { port, host: env.HOST?.trim() || undefined };
}
