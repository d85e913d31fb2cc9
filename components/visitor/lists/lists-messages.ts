import type { Messages } from '@/lib/i18n/messages';

/** Messages of the lists, with their {placeholders}. */
export type ListsMessages = Messages['Lists'];

const ofBegun = [
  ...(['progress', 'left', 'resumeFilm'] as const),
  ...(['forget', 'forgetFilm', 'putBack', 'putBackFilm'] as const),
  ...(['waiting', 'failed', 'retry'] as const),
] as const;

export type BegunMessages = Pick<ListsMessages['page'], (typeof ofBegun)[number]>;

/** Only the messages of started films, because they are sent with every page that has the row. */
export function begunMessages({ page }: ListsMessages): BegunMessages {
  return Object.fromEntries(ofBegun.map((key) => [key, page[key]])) as BegunMessages;
}
