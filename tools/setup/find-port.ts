import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a local port that is free at the moment. */
export async function findPort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
