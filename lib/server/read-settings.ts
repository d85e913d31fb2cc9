import { readCacheableLocales } from '@/lib/i18n/cacheable-locales';
import type { Locale } from '@/lib/i18n/locales';

export type Settings = {
  /** Where the front listens; `host` absent means every interface. */
  port: number;
  host: string | undefined;
  /** Whose words a browser may keep. */
  cacheableLocales: ReadonlySet<Locale>;
  /** For how long the site takes visitors on after SIGTERM, while `/readyz` says 503 already (ms). */
  notice: number;
  /** How many proxies stand before us; absent: one, where a connection comes from nearby. */
  proxies: number | undefined;
};

type Environment = Record<string, string | undefined>;

/** Reads what docs/operations.md lists. Throws a sentence a person can act on. */
export function readSettings(env: Environment): Settings {
  return {
    port: readNumber(env, 'PORT', 1, 65_535, 3000),
    host: env.HOST?.trim() || undefined,
    cacheableLocales: readCacheableLocales(env.UNCACHED_LOCALES),
    proxies: env.PROXIES?.trim() ? readNumber(env, 'PROXIES', 0, 9, 1) : undefined,
    notice: 1000 * readNumber(env, 'STOP_NOTICE', 0, 600, 1),
  };
}

function readNumber(env: Environment, name: string, from: number, to: number, usual: number) {
  const written = env[name]?.trim() || String(usual);
  const number = Number(written);
  if (/^\d+$/.test(written) && number >= from && number <= to) return number;
  throw new Error(
    `${name} is “${written}”: expected a number from ${from} to ${to}, such as ${usual}.`,
  );
}
