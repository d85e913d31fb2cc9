import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Random per process, never stored. */
const salt = randomBytes(16);

/** Addresses that count as a proxy if none is configured: this machine and private networks. */
const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

type ClientRequest = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

/**
 * A key that distinguishes clients without storing their address: a salted digest of the IP address, for IPv6 of its
 * first 64 bits (one household). Of `X-Forwarded-For`, only entries that trusted proxies have written are used.
 * @param proxies number of trusted proxies; by default one if the connection comes from a private address
 */
export function readClientKey({ headers, socket }: ClientRequest, proxies?: number): string {
  const from = plainAddress(socket.remoteAddress ?? '');
  const count = proxies ?? (isPrivateAddress(from) ? 1 : 0);
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const forwardedAddress = count > 0 ? plainAddress(forwarded.at(-count)?.trim() ?? '') : '';
  const address = isIP(forwardedAddress) ? forwardedAddress : from;
  const network = isIPv6(address) ? networkPrefix(address) : address;
  return createHash('sha256').update(salt).update(network).digest('base64url').slice(0, 16);
}

/**
 * As `readClientKey`, but `undefined` for a private address without `X-Forwarded-For`, because all clients
 * behind that address would share a key.
 */
export function readVisitorKey(request: ClientRequest, proxies?: number): string | undefined {
  const isNamed = request.headers['x-forwarded-for'] !== undefined;
  if (!isNamed && isPrivateAddress(plainAddress(request.socket.remoteAddress ?? '')))
    return undefined;
  return readClientKey(request, proxies);
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

function isPrivateAddress(address: string): boolean {
  return isIP(address) > 0 && privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The /64 network of an IPv6 address. */
function networkPrefix(address: string): string {
  const [start = '', end] = address.split('::');
  const before = start.split(':').filter(Boolean);
  const after = end?.split(':').filter(Boolean) ?? [];
  const zeros = end === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
