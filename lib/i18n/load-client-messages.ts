import { buildId } from '@/lib/builds/build-id';
import { fetchJson } from '@/lib/primitives/http/fetch-json';
import { isRecord } from '@/lib/primitives/http/is-record';
import type { Locale } from './locales';
import { messagesPath } from './messages-path';

type Loaded = Record<string, unknown> | undefined;

const asked = new Map<Locale, Promise<Loaded>>();

/**
 * The browser messages of a language: one request for all islands of a page. Never rejects: on failure it logs a
 * warning and resolves to `undefined`, and the next call tries again.
 */
export function loadClientMessages(locale: Locale): Promise<Loaded> {
  const kept = asked.get(locale);
  if (kept) return kept;
  const loading: Promise<Loaded> = fetchJson(messagesPath(buildId, locale), isRecord).catch(
    (error: unknown) => {
      asked.delete(locale);
      // biome-ignore lint/suspicious/noConsole: specification, section 8.
      console.warn(`No messages for ${locale}, the page keeps its own:`, error);
      return undefined;
    },
  );
  asked.set(locale, loading);
  return loading;
}
