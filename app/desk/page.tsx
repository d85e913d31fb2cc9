import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { getAdminTranslator } from '@/components/admin/admin-translator';
import { ConfirmSignIn, SignIn } from '@/components/admin/sign-in/sign-in';
import { getAdminDatabase } from '@/lib/admin/entry/enter-admin';
import { homeLocale } from '@/lib/i18n/visitor-locale';
import { readMailSettings } from '@/lib/shop/mail/send-mail';
import { currentAdmin } from './admin-page';

type Props = { searchParams: Promise<Record<'t' | 'said' | 'fault', string | undefined>> };

/** Login page of the admin area; 404 if the shop is closed or no person is invited. */
export default async function SignInPage({ searchParams }: Props) {
  const { t: secret, said: notice, fault: error } = await searchParams;
  if (!secret && (await currentAdmin())) redirect('/desk/orders');
  if (!(await getAdminDatabase())) notFound();
  const head = await headers();
  const t = await getAdminTranslator(homeLocale(head.get('cookie'), head.get('accept-language')));
  if (secret) return <ConfirmSignIn t={t} secret={String(secret)} />;
  const sendsMails = readMailSettings().url !== undefined;
  return <SignIn {...{ t, sendsMails, notice, error }} />;
}
