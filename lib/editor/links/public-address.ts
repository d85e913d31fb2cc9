import { BlockList, isIPv6 } from 'node:net';

/** Networks that are not on the internet, or lead back to this machine (IANA special-purpose registries). */
const special = new BlockList();
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [address = '', bits] = network.split('/');
  special.addSubnet(address, Number(bits));
}

/**
 * The block of public IPv6 addresses. Parts of it are excluded, as they embed IPv4 addresses or are for documentation.
 */
const publicBlock = new BlockList();
publicBlock.addSubnet('2000::', 3, 'ipv6');
const specialInBlock = new BlockList();
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  specialInBlock.addSubnet(address, bits, 'ipv6');

/**
 * Whether the server may request an address of the internet: at the ports of http and https, and not in a private or
 * otherwise special network. Else a link in the content could reach services behind the firewall (SSRF).
 */
export function isPublicTarget(address: string, port: number): boolean {
  if (port !== 80 && port !== 443) return false;
  return isIPv6(address)
    ? publicBlock.check(address, 'ipv6') && !specialInBlock.check(address, 'ipv6')
    : !special.check(address);
}
