import { readFile } from 'node:fs/promises';
import { bookBankFile } from '@/lib/payment/camt/book-bank-file';
import { checkFile } from './check-file';
import type { Command } from './command';
import { sayReport } from './payments/say-report';
import { readWords } from './read-words';

export const payments: Command = {
  takes: 'FILE…',
  says: 'books what a bank reports (camt.053, camt.054), by the references of the invoices',
  async run(words, { open, print, now }) {
    const files = readWords(words, { least: 1, most: 100 }).said;
    for (const file of files) checkFile(file);
    const db = await open();
    for (const file of files) {
      const report = await readFile(file, 'utf8')
        .then((xml) => bookBankFile(db, xml, now))
        .catch((error: Error) => {
          throw new Error(`${file}: ${error.message}`);
        });
      if (files.length > 1) print(`${file}:`);
      for (const line of sayReport(report)) print(line);
    }
    return undefined;
  },
};
