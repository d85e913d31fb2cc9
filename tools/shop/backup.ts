import { existsSync } from 'node:fs';
import { sayCounts } from './backup/portable';
import { writeBackup } from './backup/write-backup';
import type { Command } from './command';
import { readWords } from './read-words';

export const backup: Command = {
  takes: 'FILE',
  says: 'writes all that the shop keeps into a file, while it goes on selling',
  async run(words, { open, print, now }) {
    const [file = ''] = readWords(words, { least: 1 }).said;
    if (existsSync(file)) throw new Error(`${file} is there already: name another.`);
    const counts = await writeBackup(await open(), file, now);
    print(`${file}: ${sayCounts(counts)}.`);
    return undefined;
  },
};
