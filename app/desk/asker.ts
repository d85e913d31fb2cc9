import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { type Asker, enterDesk } from '@/lib/admin/entry/enter-desk';

/** Who asks, as Next has it. */
async function readClientKey(): Promise<Asker> {
  const [jar, head] = [await cookies(), await headers()];
  return { host: head.get('host'), cookie: (name) => jar.get(name)?.value };
}

/** Once for a page, its head and its layout. */
export const currentAdmin = cache(async () => enterDesk(await readClientKey()));
