import type { Messages } from './messages';

/** The words that islands in the browser need: what `messages.json` of a build holds. */
export const clientNamespaces = [
  'Player',
  'Gallery',
  'Search',
] as const satisfies (keyof Messages)[];

type ClientNamespace = (typeof clientNamespaces)[number];

export type ClientMessages = Pick<Messages, ClientNamespace>;

export function pickClientMessages(messages: Messages): ClientMessages {
  const picked = clientNamespaces.map((name) => [name, messages[name]]);
  return Object.fromEntries(picked) as ClientMessages;
}
