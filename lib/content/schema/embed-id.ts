import type { Provider } from '@/lib/security/hosts';

type EmbedAddress = {
  /** The format of a film's id as stored; an unlisted film at Vimeo has `1084537?h=2ab4c8`. */
  id: RegExp;
  hosts: RegExp;
  /** Reads the id from an address at the provider, whose host has already been checked. */
  read: (url: URL) => string | undefined;
};

const addresses: Record<Provider, EmbedAddress> = {
  youtube: {
    id: /^[\w-]{11}$/,
    hosts: /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$|^youtu\.be$/,
    read: ({ hostname, pathname, searchParams }) =>
      searchParams.get('v') ??
      (hostname === 'youtu.be' ? /^\/([^/]+)/ : /^\/(?:embed|shorts|live|v)\/([^/]+)/).exec(
        pathname,
      )?.[1],
  },
  vimeo: {
    id: /^\d+(?:\?h=[\da-f]+)?$/,
    hosts: /^(?:(?:www|player)\.)?vimeo\.com$/,
    read({ pathname, searchParams }) {
      // The address of an unlisted film has a key after the number (/1084537/2ab4c8), or in the player's query
      // (?h=2ab4c8).
      const [, number, key = searchParams.get('h')] =
        /\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
      return key ? `${number}?h=${key}` : number;
    },
  },
};

/** A film's id at a provider, from the id or any address that the provider's pages offer; else `undefined`. */
export function readEmbedId(provider: Provider, text: string): string | undefined {
  const { id, hosts, read } = addresses[provider];
  const typed = text.trim();
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const found = url && hosts.test(url.hostname) ? read(url) : typed;
  return found && id.test(found) ? found : undefined;
}
