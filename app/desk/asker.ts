import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { type Asker, enterDesk } from '@/lib/admin/entry/enter-desk';

/** The client key of the current request: host and cookies, read through Next. */
async function readClientKey(): Promise<Asker> {
  const [jar, head] = [await cookies(), await headers()];
  return { host: head.get('host'), cookie: (name) => jar.get(name)?.value };
}

/** Cached per request: the page, its metadata and its layout share the result. */
export const currentAdmin = cache(async () => enterDesk(await readClientKey()));
