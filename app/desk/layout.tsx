import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { AdminMenu } from '@/components/admin/admin-frame';
import { getAdminTranslator } from '@/components/admin/admin-translator';
import { DeviceDraftsAtSignOut } from '@/components/editor/device-drafts-at-sign-out';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { homeLocale } from '@/lib/i18n/visitor-locale';
import { siteIcons } from '@/lib/seo/metadata/site-icons';
import { siteViewport } from '@/lib/seo/metadata/web-manifest';
import { getErrorMessages } from '@/lib/site/errors/get-error-messages';
import { getSite } from '@/lib/site/get-site';
import { currentAdmin, endedStaff } from './admin-page';
import './desk.css';

export function generateMetadata(): Metadata {
  return { title: 'Desk', robots: { index: false, follow: false }, icons: siteIcons() };
}

export const generateViewport = siteViewport;

/** The admin area has its own document and style sheet, so that public pages do not load its styles. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const admin = await currentAdmin();
  const head = await headers();
  const locale =
    admin?.visitor.locale ??
    (await endedStaff())?.locale ??
    homeLocale(head.get('cookie'), head.get('accept-language'));
  const { name } = getSite(locale);
  return (
    <html lang={languageTags[locale]} dir="ltr">
      <body data-error-words={JSON.stringify(await getErrorMessages(locale))}>
        {admin && (
          <AdminMenu
            {...{ name, visitor: admin.visitor, hasShop: admin.shopConfig !== undefined }}
            t={await getAdminTranslator(locale)}
          />
        )}
        <main>{children}</main>
        {admin && <DeviceDraftsAtSignOut owner={admin.visitor.email} />}
      </body>
    </html>
  );
}
