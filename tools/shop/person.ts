import { emailSchema } from '@/lib/admin/staff';
import type { RetainedData } from '@/lib/shop/commands/erase-order-data';
import { erasePersonalData } from '@/lib/shop/commands/erase-personal-data';
import { removeStoredMails } from '@/lib/shop/mail/stored-mails';
import { type Command, parseArguments, UsageError } from './command';
import { gatherPerson } from './gather-person';

export const exportPerson: Command = {
  args: '--person anna@house.example',
  description: 'all that is kept of a person, as JSON',
  async run(words, { open, print }) {
    const email = parsePersonEmail(words);
    print(JSON.stringify(await gatherPerson(await open(), email), undefined, 2));
    return undefined;
  },
};

export const forget: Command = {
  args: '--person anna@house.example',
  description: 'takes all out that need not stay, and says what must, and until when',
  async run(words, { open, print, now }) {
    const email = parsePersonEmail(words);
    const { forgotten, stays } = await erasePersonalData(await open(), email, now);
    if (forgotten === 0 && stays.length === 0) print('No order is under this address.');
    else
      print(`${forgotten} ${forgotten === 1 ? 'order' : 'orders'}: whose they were is forgotten.`);
    const mails = await removeStoredMails(email);
    if (mails > 0)
      print(`${mails} ${mails === 1 ? 'mail' : 'mails'} kept in the data folder: gone.`);
    for (const stay of stays) print(formatRetained(stay));
    return undefined;
  },
};

function formatRetained(stay: RetainedData): string {
  if (stay.reason === 'under-way')
    return `${stay.number} stays: it is under way. Forget once more when it is paid and sent, or cancelled.`;
  return `${stay.number}: what its invoice says stays with the books until ${stay.until} (ten years, article 958f OR).`;
}

/** Reads the address from `--person anna@house.example`. */
function parsePersonEmail(words: string[]): string {
  const { options } = parseArguments(words, { least: 0, options: { person: 'string' } });
  const { data } = emailSchema.safeParse(options.person);
  if (!data) throw new UsageError(options.person ? 'That is no e-mail address.' : undefined);
  return data;
}
