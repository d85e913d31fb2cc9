import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { adminWords } from '@/components/admin/admin-words';
import { OpenLink } from '@/components/admin/sign-in/open-link';
import { SignIn } from '@/components/admin/sign-in/sign-in';
import { findDesk } from '@/lib/admin/entry/find-desk';
import { homeLocale } from '@/lib/i18n/home-locale';
import { readMailSettings } from '@/lib/shop/mail/mail-settings';
import { currentAdmin } from './asker';

type Props = { searchParams: Promise<Record<'t' | 'said' | 'fault', string | undefined>> };

/** Login page of the admin area; 404 if the shop is closed or no person is invited. */
export default async function DoorPage({ searchParams }: Props) {
  const { t: secret, said, fault } = await searchParams;
  if (!secret && (await currentAdmin())) redirect('/desk/orders');
  if (!(await findDesk())) notFound();
  const head = await headers();
  const t = await adminWords(homeLocale(head.get('cookie'), head.get('accept-language')));
  if (secret) return <OpenLink t={t} secret={String(secret)} />;
  const sendsMails = readMailSettings().url !== undefined;
  return <SignIn {...{ t, sendsMails, said, fault }} />;
}
