import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Addresses of machines of one's own (RFC 1918, 4193, 3927): a proxy, and no visitor from outside. */
const own = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  own.addSubnet(net, bits);
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');

/**
 * Whose request it is: the address it comes from, or, behind a proxy of one's own, the last that it names. A
 * whole /64 of IPv6 is one. Absent where a proxy names none: everybody would be the same.
 */
export function visitorOf({ socket, headers }: IncomingMessage): string | undefined {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isOwn = own.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  const named = [headers['x-forwarded-for'] ?? ''].flat().join().split(',').at(-1)?.trim();
  const visitor = isOwn ? named : address;
  if (!visitor) return undefined;
  return isIPv6(visitor) ? visitor.split(':').slice(0, 4).join(':') : visitor;
}
