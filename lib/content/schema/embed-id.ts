import type { Provider } from '@/lib/security/hosts';

type EmbedAddress = {
  /** What identifies a film, as stored: `1084537?h=2ab4c8` for an unlisted one at Vimeo. */
  id: RegExp;
  hosts: RegExp;
  /** The id in an address of the provider's, without its host. */
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
      // An unlisted film has its key behind its number: /1084537/2ab4c8, or ?h=2ab4c8 in the player's address.
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
