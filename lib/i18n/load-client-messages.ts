import { buildId } from '@/lib/builds/build-id';
import { fetchJson } from '@/lib/primitives/http/fetch-json';
import { isRecord } from '@/lib/primitives/http/is-record';
import type { Locale } from './locales';
import { messagesPath } from './messages-path';

type Loaded = Record<string, unknown> | undefined;

const asked = new Map<Locale, Promise<Loaded>>();

/**
 * The words for the browser in a language, as they come: one request for all islands of a page. It
 * never rejects: a failure is a warning, `undefined`, and may be tried again by the next island.
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
