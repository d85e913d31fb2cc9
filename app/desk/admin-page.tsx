import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import { type AdminTranslator, getAdminTranslator } from '@/components/admin/admin-translator';
import { signInPath } from '@/lib/admin/entry/admin-route';
import {
  authenticateStaff,
  type ContextOf,
  findEndedStaff,
  hasAccess,
  type SessionRequest,
} from '@/lib/admin/entry/enter-admin';
import type { Area } from '@/lib/admin/roles';

/** What identifies the session of the current request: host and cookies, read through Next. */
async function readClientKey(): Promise<SessionRequest> {
  const [jar, head] = [await cookies(), await headers()];
  return { host: head.get('host'), cookie: (name) => jar.get(name)?.value };
}

/** Cached per request: the page, its metadata and its layout share the result. */
export const currentAdmin = cache(async () => authenticateStaff(await readClientKey()));

/** The person whose session has ended, cached as `currentAdmin` is. */
export const endedStaff = cache(async () => findEndedStaff(await readClientKey()));

type PageInput = {
  params: Promise<Record<string, string>>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export type AdminPageProps<Context = ContextOf<Area>> = Context & {
  t: AdminTranslator;
  /** Named path parameters. */
  path: Record<string, string>;
  /** The first value of each query parameter. */
  query: Record<string, string | undefined>;
};

/**
 * Wraps an admin page of an area. Redirects to the sign-in page if the session has ended. Answers 404 without a
 * session, or if the role may not enter the area.
 */
export function adminPage<One extends Area>(
  area: One,
  show: (props: AdminPageProps<ContextOf<One>>) => Promise<ReactNode>,
) {
  return async function AdminPage({ params, searchParams }: PageInput) {
    const admin = await currentAdmin();
    const ended = admin ? undefined : await endedStaff();
    if (ended) redirect(signInPath(ended.locale, 'ended'));
    if (!admin || !hasAccess(admin, area)) notFound();
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
