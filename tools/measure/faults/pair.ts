import { serveBuild } from '@/tools/build/serve-build';
import { installNginx, openDeployed } from '@/tools/setup/nginx';
import type { Finding, Site } from './fault';

/** GETs under load, at least. */
export const least = 3_000;

export type Pair = {
  /** Of nginx, which stands before both. */
  port: number;
  kill: (which: 0 | 1) => Promise<void>;
  stop: (which: 0 | 1) => Promise<void>;
  /** On the port where it was. */
  start: (which: 0 | 1) => Promise<void>;
};

/** Two instances of the build behind nginx as `deploy/nginx.conf` has it, for as long as `provoke` takes. */
export async function withPair(
  site: Site,
  provoke: (pair: Pair) => Promise<Finding>,
): Promise<Finding> {
  if (!installNginx())
    return { said: 'there is no nginx here: apt-get install nginx-light', isWell: undefined };
  const env = { STOP_NOTICE: '1' };
  const other = await serveBuild({ env });
  const ports = [site.port, Number(new URL(other.address).port)] as [number, number];
  const instances = [site, other] as Pick<Site, 'kill' | 'stop'>[];
  const nginx = await openDeployed(ports);
  try {
    return await provoke({
      port: nginx.port,
      kill: async (which) => instances[which]?.kill(),
      stop: async (which) => instances[which]?.stop(),
      async start(which) {
        instances[which] = await serveBuild({ port: ports[which], env });
      },
    });
  } finally {
    await nginx.stop();
    await Promise.all(instances.map((instance) => instance.stop()));
  }
}
