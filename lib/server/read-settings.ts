import { readCacheableLocales } from '@/lib/i18n/cacheable-locales';
import type { Locale } from '@/lib/i18n/locales';

export type Settings = {
  /** Where the front listens; `host` absent means every interface. */
  port: number;
  host: string | undefined;
  /** Whose words a browser may keep. */
  cacheableLocales: ReadonlySet<Locale>;
};

/**
 * Reads `PORT` (1–65535, default 3000), `HOST` and `UNCACHED_LOCALES`. Throws a sentence a person
 * can act on.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const written = env.PORT?.trim() || '3000';
  const port = Number(written);
  if (!/^\d+$/.test(written) || port < 1 || port > 65535) {
    throw new Error(`PORT is “${written}”: expected a number from 1 to 65535, such as 3000.`);
  }
  const cacheableLocales = readCacheableLocales(env.UNCACHED_LOCALES);
  return { port, host: env.HOST?.trim() || undefined, cacheableLocales };
}
