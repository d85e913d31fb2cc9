import { readMessagesPath } from '@/lib/i18n/messages-path';
import { cacheControl } from '../headers/cache-control';
import type { BuiltFile, Routes } from '../routes/routes';

type Answer =
  | { kind: 'built'; file: BuiltFile; isHome: false; isKept: true }
  | { kind: 'unknown-locale' };

/**
 * The browser messages. A tab of another build gets the current messages uncached: stored under that build's address,
 * they would be wrong once that build is served again.
 */
export function chooseMessages(path: string, { messages }: Routes): Answer | undefined {
  const asked = readMessagesPath(path);
  if (!asked) return undefined;
  const found = messages.get(asked.locale);
  if (!found) return { kind: 'unknown-locale' };
  const { words, fresh } = cacheControl;
  const rule = found.path === path && found.isCacheable ? words : fresh;
  const headers = { ...found.file.headers, 'cache-control': rule };
  return { kind: 'built', file: { ...found.file, headers }, isHome: false, isKept: true };
}
