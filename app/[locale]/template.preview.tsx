import { getTimeZone } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PreviewBar } from '@/components/preview/preview-bar';
import { loadPreviewMessages } from '@/components/preview/preview-messages';
import { currentLocale } from '@/lib/i18n/current-locale';
import '../preview.css';

/** Adds the preview bar to every page. Only preview builds see `.preview.tsx` files (next.config.mjs). */
export default async function PreviewTemplate({ children }: { children: ReactNode }) {
  const locale = await currentLocale();
  const messages = await loadPreviewMessages(locale);
  return (
    <>
      {children}
      <PreviewBar messages={{ locale, messages, timeZone: await getTimeZone() }} />
    </>
  );
}
