import { parseArgs } from 'node:util';
import { emailSchema } from '@/lib/desk/people/email';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';

export const usage = `npm run desk -- invite anna@films.example [--lang de]   lets somebody come to the desk: prints a link that signs in once, within 15 minutes, and mails it where SMTP_URL is set
npm run desk -- link anna@films.example                 another such link
npm run desk -- list                                    who is invited
npm run desk -- remove anna@films.example               lets somebody in no longer, at once`;

export type Command =
  | { act: 'invite'; email: string; locale: Locale }
  | { act: 'link' | 'remove'; email: string }
  | { act: 'list' }
  | { act: 'help' };

/** @throws a sentence where it is none of the commands, or names no address */
export function readCommand(given: string[]): Command {
  const { values, positionals } = parseArgs({
    args: given,
    options: { lang: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const [act, address, ...others] = positionals;
  if (values.help || act === 'help') return { act: 'help' };
  if (act === 'list' && !address) return { act };
  const isKnown = act === 'invite' || act === 'link' || act === 'remove';
  if (!isKnown || address === undefined || others.length > 0) throw new Error(usage);
  const email = emailSchema.safeParse(address);
  if (!email.success)
    throw new Error(`"${address}" is no mail address; expected one such as anna@films.example`);
  if (act !== 'invite') return { act, email: email.data };
  const locale = values.lang ?? defaultLocale;
  if (!isLocale(locale))
    throw new Error(`--lang is "${locale}"; expected one of ${locales.join(', ')}`);
  return { act, email: email.data, locale };
}
