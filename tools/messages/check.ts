import { readFileSync } from 'node:fs';
import { forEachLocale } from '@/lib/i18n/locales';
import { findParityFaults } from './message-parity';
import { findWideSpaces } from './wide-spaces';

/** `npm run messages:check`: every language has every message, with the same arguments, and French its narrow spaces. */
const messages = forEachLocale((locale) =>
  JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')),
);
const faults = [...findParityFaults(messages), ...findWideSpaces(messages.fr)];

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`Messages: ${faults.length === 0 ? 'no fault' : `${faults.length} faults`}\n`);
process.exit(faults.length === 0 ? 0 : 1);
