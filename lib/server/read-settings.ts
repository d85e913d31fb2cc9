import { readCacheableLocales } from '@/lib/i18n/client-messages';
import type { Locale } from '@/lib/i18n/locales';
import { type AccessLog, accessLogs } from './watch/access-log';

export type Settings = {
  /** Address of the server. Without `host` it listens on all interfaces. */
  port: number;
  host: string | undefined;
  /** Locales whose messages a browser may cache. */
  cacheableLocales: ReadonlySet<Locale>;
  /** Time after SIGTERM during which requests are still accepted, while `/readyz` already returns 503 (ms). */
  notice: number;
  /** Number of trusted proxies; by default one if the connection comes from a private address. */
  proxies: number | undefined;
  /** Address of the Prometheus endpoint; absent: disabled. */
  metrics: { port: number; host: string } | undefined;
  accessLog: AccessLog;
};

type Environment = Record<string, string | undefined>;

/**
 * Reads the environment variables of the HTTP server, which docs/operations.md describes with all
 * others. Throws an actionable message.
 */
export function readSettings(env: Environment): Settings {
  return {
    port: readNumber(env, 'PORT', 1, 65_535, 3000),
    host: env.HOST?.trim() || undefined,
    cacheableLocales: readCacheableLocales(env.UNCACHED_LOCALES),
    proxies: env.PROXIES?.trim() ? readNumber(env, 'PROXIES', 0, 9, 1) : undefined,
    metrics: env.METRICS_PORT?.trim()
      ? {
          port: readNumber(env, 'METRICS_PORT', 1, 65_535, 9464),
          host: env.METRICS_HOST?.trim() || '127.0.0.1',
        }
      : undefined,
    accessLog: readAccessLog(env.ACCESS_LOG),
    notice: 1000 * readNumber(env, 'STOP_NOTICE', 0, 600, 1),
  };
}

function readNumber(env: Environment, name: string, from: number, to: number, fallback: number) {
  const value = env[name]?.trim() || String(fallback);
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= from && number <= to) return number;
  throw new Error(
    `${name} is “${value}”: expected a number from ${from} to ${to}, such as ${fallback}.`,
  );
}

function readAccessLog(value?: string): AccessLog {
  const setting = value?.trim() || 'off';
  const accessLog = accessLogs.find((known) => known === setting);
  if (!accessLog)
    throw new Error(`ACCESS_LOG is “${setting}”: expected one of ${accessLogs.join(', ')}.`);
  return accessLog;
}
