import { cookies, headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import { type AdminTranslator, getAdminTranslator } from '@/components/admin/admin-translator';
import {
  type AdminContext,
  authenticateStaff,
  type SessionRequest,
} from '@/lib/admin/entry/enter-admin';

/** The client key of the current request: host and cookies, read through Next. */
async function readClientKey(): Promise<SessionRequest> {
  const [jar, head] = [await cookies(), await headers()];
  return { host: head.get('host'), cookie: (name) => jar.get(name)?.value };
}

/** Cached per request: the page, its metadata and its layout share the result. */
export const currentAdmin = cache(async () => authenticateStaff(await readClientKey()));

type PageInput = {
  params: Promise<Record<string, string>>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export type AdminPageProps = AdminContext & {
  t: AdminTranslator;
  /** Named path parameters. */
  path: Record<string, string>;
  /** The first value of each query parameter. */
  query: Record<string, string | undefined>;
};

/** Wraps an admin page. Without a valid session it answers 404. */
export function adminPage(show: (props: AdminPageProps) => Promise<ReactNode>) {
  return async function AdminPage({ params, searchParams }: PageInput) {
    const admin = await currentAdmin();
    if (!admin) notFound();
    const parameters = Object.entries(await searchParams);
    const query = parameters.map(([name, value]) => [
      name,
      Array.isArray(value) ? value[0] : value,
    ]);
    return await show({
      ...admin,
      t: await getAdminTranslator(admin.visitor.locale),
      path: await params,
      query: Object.fromEntries(query),
    });
  };
}
