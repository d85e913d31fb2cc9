import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Known to this process alone, and gone with it. */
const salt = randomBytes(16);

/** Where a proxy before us stands that nobody has told us of: on this machine or in its own network. */
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

type Asked = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/**
 * Tells those who ask from each other without keeping who they are: a digest of the address, of an IPv6 one
 * its first half (a household's). What `X-Forwarded-For` says counts as far as proxies of ours wrote it.
 * @param proxies how many stand before us; without it one, where the connection comes from nearby
 */
export function readClientKey({ headers, socket }: Asked, proxies?: number): string {
  const from = plainAddress(socket.remoteAddress ?? '');
  const count = proxies ?? (isNear(from) ? 1 : 0);
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const named = count > 0 ? plainAddress(forwarded.at(-count)?.trim() ?? '') : '';
  const address = isIP(named) ? named : from;
  const kept = isIPv6(address) ? firstHalf(address) : address;
  return createHash('sha256').update(salt).update(kept).digest('base64url').slice(0, 16);
}

/** The same, and `undefined` where a connection from nearby names nobody: there all would be one. */
export function readVisitor(asked: Asked, proxies?: number): string | undefined {
  const isNamed = asked.headers['x-forwarded-for'] !== undefined;
  if (!isNamed && isNear(plainAddress(asked.socket.remoteAddress ?? ''))) return undefined;
  return readClientKey(asked, proxies);
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

function isNear(address: string): boolean {
  return isIP(address) > 0 && near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The network of 64 bits. */
function firstHalf(address: string): string {
  const [start = '', end] = address.split('::');
  const before = start.split(':').filter(Boolean);
  const after = end?.split(':').filter(Boolean) ?? [];
  const zeros = end === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
