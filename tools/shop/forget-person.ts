import type { Stay } from '@/lib/shop/commands/forget-order';
import { forgetPerson } from '@/lib/shop/commands/forget-person';
import { removeStoredMails } from '@/lib/shop/mail/stored-mails';
import type { Command } from './command';
import { readPerson } from './person/read-person';

export const forget: Command = {
  takes: '--person anna@house.example',
  says: 'takes all out that need not stay, and says what must, and until when',
  async run(words, { open, print, now }) {
    const email = readPerson(words);
    const { forgotten, stays } = await forgetPerson(await open(), email, now);
    if (forgotten === 0 && stays.length === 0) print('No order is under this address.');
    else
      print(`${forgotten} ${forgotten === 1 ? 'order' : 'orders'}: whose they were is forgotten.`);
    const mails = await removeStoredMails(email);
    if (mails > 0)
      print(`${mails} ${mails === 1 ? 'mail' : 'mails'} kept in the data folder: gone.`);
    for (const stay of stays) print(sayStay(stay));
    return undefined;
  },
};

function sayStay(stay: Stay): string {
  if (stay.why === 'under-way')
    return `${stay.number} stays: it is under way. Forget once more when it is paid and sent, or cancelled.`;
  return `${stay.number}: what its invoice says stays with the books until ${stay.until} (ten years, article 958f OR).`;
}
