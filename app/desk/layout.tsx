import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { AdminMenu } from '@/components/admin/admin-menu';
import { adminWords } from '@/components/admin/admin-words';
import { homeLocale } from '@/lib/i18n/home-locale';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { siteIcons } from '@/lib/seo/metadata/site-icons';
import { siteViewport } from '@/lib/seo/metadata/site-viewport';
import { errorWords } from '@/lib/site/errors/write-error-words';
import { getSite } from '@/lib/site/get-site';
import { currentAdmin } from './asker';
import './desk.css';

export function generateMetadata(): Metadata {
  return { title: 'Desk', robots: { index: false, follow: false }, icons: siteIcons() };
}

export const generateViewport = siteViewport;

/**
 * The admin area is a document of its own with its own style sheet, so that its styles do not weigh on the public
 * pages.
 */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const desk = await currentAdmin();
  const head = await headers();
  const locale =
    desk?.visitor.locale ?? homeLocale(head.get('cookie'), head.get('accept-language'));
  const { name } = getSite(locale);
  return (
    <html lang={languageTags[locale]} dir="ltr">
      <body data-error-words={JSON.stringify(await errorWords(locale))}>
        {desk && <AdminMenu t={await adminWords(locale)} name={name} email={desk.visitor.email} />}
        <main>{children}</main>
      </body>
    </html>
  );
}
