import { emailSchema } from '@/lib/admin/people/email';
import { Misused } from '../command';
import { readWords } from '../read-words';

/** Reads the address from `--person anna@house.example`. */
export function readPerson(words: string[]): string {
  const { options } = readWords(words, { least: 0, options: { person: 'string' } });
  const { data } = emailSchema.safeParse(options.person);
  if (!data) throw new Misused(options.person ? 'That is no e-mail address.' : undefined);
  return data;
}
