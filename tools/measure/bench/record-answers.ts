import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Got } from './get';

/** Headers of a connection or of a moment, which a server writes itself. */
const own = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * Puts answers down in a folder, each as the file `<number>`, so that others can give the same bytes. Gives back the
 * list of them (`plain-server.mjs`).
 */
export function recordAnswers(folder: string, answers: readonly Got[]): string {
  const list = answers.map(({ status, headers, body }, number) => {
    const file = join(folder, String(number));
    writeFileSync(file, body);
    const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
    return { path: `/${number}`, status, headers: kept, file };
  });
  const path = join(folder, 'answers.json');
  writeFileSync(path, JSON.stringify(list));
  return path;
}
