import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { type AdminWords, adminWords } from '@/components/admin/admin-words';
import type { Desk } from '@/lib/admin/entry/enter-desk';
import { currentAdmin } from './asker';

type Given = {
  params: Promise<Record<string, string>>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export type Shown = Desk & {
  t: AdminWords;
  /** The parts of the path that are named in it. */
  path: Record<string, string>;
  /** The first of each name in the query. */
  query: Record<string, string | undefined>;
};

/** A page of the desk: strangers are told that there is none. */
export function deskPage(show: (shown: Shown) => Promise<ReactNode>) {
  return async function AdminPage({ params, searchParams }: Given) {
    const desk = await currentAdmin();
    if (!desk) notFound();
    const asked = Object.entries(await searchParams);
    const query = asked.map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]);
    return await show({
      ...desk,
      t: await adminWords(desk.visitor.locale),
      path: await params,
      query: Object.fromEntries(query),
    });
  };
}
