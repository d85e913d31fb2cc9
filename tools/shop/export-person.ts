import type { Command } from './command';
import { gatherPerson } from './person/gather-person';
import { readPerson } from './person/read-person';

export const exportPerson: Command = {
  takes: '--person anna@house.example',
  says: 'all that is kept of a person, as JSON',
  async run(words, { open, print }) {
    const email = readPerson(words);
    print(JSON.stringify(await gatherPerson(await open(), email), undefined, 2));
    return undefined;
  },
};
