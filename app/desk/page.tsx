import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { getAdminTranslator } from '@/components/admin/admin-translator';
import { ConfirmSignIn, SignIn } from '@/components/admin/sign-in/sign-in';
import { type AdminContext, getAdminDatabase } from '@/lib/admin/entry/enter-admin';
import { pagesOf } from '@/lib/admin/roles';
import { listUnsentForms } from '@/lib/admin/unsent-forms';
import { isLocale } from '@/lib/i18n/locales';
import { homeLocale } from '@/lib/i18n/visitor-locale';
import { readMailSettings } from '@/lib/shop/mail/send-mail';
import { currentAdmin } from './admin-page';

type Query = 't' | 'lang' | 'said' | 'fault';
type Props = { searchParams: Promise<Record<Query, string | string[] | undefined>> };

/**
 * Login page of the admin area; 404 if no person is invited. Redirects signed-in people to their unsent forms
 * or, if there are none, to the first page of their role.
 */
export default async function SignInPage({ searchParams }: Props) {
  const { t: secret, lang, said: notice, fault: error } = await searchParams;
  const admin = secret ? undefined : await currentAdmin();
  if (admin) redirect(await firstPage(admin));
  if (!(await getAdminDatabase())) notFound();
  const head = await headers();
  const locale = isLocale(lang)
    ? lang
    : homeLocale(head.get('cookie'), head.get('accept-language'));
  const t = await getAdminTranslator(locale);
  if (secret) return <ConfirmSignIn t={t} locale={locale} secret={String(secret)} />;
  const sendsMails = readMailSettings().url !== undefined;
  return <SignIn {...{ t, locale, sendsMails, notice, error }} />;
}

async function firstPage({ db, visitor, shopConfig, now }: AdminContext): Promise<string> {
  const forms = await listUnsentForms(db, visitor.personId, now);
  return `/desk/${forms.length > 0 ? 'unsent' : pagesOf(visitor.role, shopConfig !== undefined)[0]}`;
}
