import { readFileSync } from 'node:fs';
import { findParityFaults } from './message-parity';

/** `npm run messages:check`: both languages have every message, with the same arguments. */
const read = (locale: string) => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
const faults = findParityFaults({ fr: read('fr'), de: read('de') });

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`Messages: ${faults.length === 0 ? 'no fault' : `${faults.length} faults`}\n`);
process.exit(faults.length === 0 ? 0 : 1);
