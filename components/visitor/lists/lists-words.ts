import type { Messages } from '@/lib/i18n/messages';

/** What is said of the lists, with its {placeholders}. */
export type ListsWords = Messages['Lists'];

const ofBegun = [
  ...(['progress', 'left', 'resumeFilm'] as const),
  ...(['forget', 'forgetFilm', 'putBack', 'putBackFilm'] as const),
  ...(['waiting', 'failed', 'retry'] as const),
] as const;

export type BegunWords = Pick<ListsWords['page'], (typeof ofBegun)[number]>;

/** The words of the begun films alone: the others are not to be sent with every page. */
export function begunWords({ page }: ListsWords): BegunWords {
  return Object.fromEntries(ofBegun.map((key) => [key, page[key]])) as BegunWords;
}
