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
  /** Named path parameters. */
  path: Record<string, string>;
  /** The first value of each query parameter. */
  query: Record<string, string | undefined>;
};

/** Wraps an admin page. Without a valid session it answers 404. */
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
