import { readFileSync } from 'node:fs';
import { forEachLocale } from '@/lib/i18n/locales';
import { findParityFaults } from './message-parity';

/** `npm run messages:check`: every language has every message, with the same arguments. */
const faults = findParityFaults(
  forEachLocale((locale) => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))),
);

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`Messages: ${faults.length === 0 ? 'no fault' : `${faults.length} faults`}\n`);
process.exit(faults.length === 0 ? 0 : 1);
