import type { Messages } from './messages';

/** Namespaces of the browser messages (`messages.json` of a build). */
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
