import { readFile } from 'node:fs/promises';
import { bookBankFile } from '@/lib/shop/payments/camt/book-bank-file';
import { decodeXml } from '@/lib/shop/payments/camt/decode-xml';
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
    let unread = 0;
    for (const file of files) {
      const report = await readFile(file)
        .then((bytes) => bookBankFile(db, decodeXml(bytes), now))
        .catch((error: Error) => {
          throw new Error(`${file}: ${error.message}`);
        });
      if (files.length > 1) print(`${file}:`);
      for (const line of sayReport(report)) print(line);
      unread += report.unread.length;
    }
    if (unread === 0) return undefined;
    print(`NOT BOOKED: ${unread}, named above. Look at each in e-banking and book it at the desk.`);
    return 1;
  },
};
