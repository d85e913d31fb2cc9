import { buildId } from '@/lib/builds/build-constants';
import { fetchJson } from '@/lib/primitives/http/fetch';
import { isRecord } from '@/lib/primitives/json';
import { messagesPath } from './client-messages';
import type { Locale } from './locales';

type Loaded = Record<string, unknown> | undefined;

const requests = new Map<Locale, Promise<Loaded>>();

/**
 * The browser messages of a language: one request for all islands of a page. Never rejects: on failure it logs a
 * warning and resolves to `undefined`, and the next call tries again.
 */
export function loadClientMessages(locale: Locale): Promise<Loaded> {
  const pending = requests.get(locale);
  if (pending) return pending;
  const loading: Promise<Loaded> = fetchJson(messagesPath(buildId, locale), isRecord).catch(
    (error: unknown) => {
      requests.delete(locale);
      // biome-ignore lint/suspicious/noConsole: the failure is only visible in the browser's log.
      console.warn(`No messages for ${locale}, the page keeps its own:`, error);
      return undefined;
    },
  );
  requests.set(locale, loading);
  return loading;
}
