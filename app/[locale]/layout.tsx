import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { LiveButtons } from '@/components/live-buttons/live-buttons';
import { loadLiveMessages } from '@/components/live-buttons/live-messages';
import { Preloader } from '@/components/navigation/preloader';
import { QueuedPress } from '@/components/player/start/queued-press';
import { ChunkGuard } from '@/components/site/chunk-guard';
import { currentLocale } from '@/lib/i18n/current-locale';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { localePath, locales } from '@/lib/i18n/locales';
import { openSearchPath } from '@/lib/seo/metadata/open-search';
import { siteIcons } from '@/lib/seo/metadata/site-icons';
import { siteViewport } from '@/lib/seo/metadata/web-manifest';
import { getErrorMessages } from '@/lib/site/errors/get-error-messages';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import typeface from '../../.theme/typeface.woff2';
import '../site.css';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function generateMetadata(): Promise<Metadata> {
  return {
    metadataBase: new URL(siteUrl()),
    icons: siteIcons(),
    manifest: localePath('/manifest.webmanifest', await currentLocale()),
  };
}

export const generateViewport = siteViewport;

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await currentLocale();
  preload(typeface, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={languageTags[locale]} dir="ltr" data-scroll-behavior="smooth">
      <head>
        <ChunkGuard />
        <QueuedPress />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={localePath(openSearchPath, locale)}
          title={getSite(locale).name}
        />
      </head>
      <body data-error-words={JSON.stringify(await getErrorMessages(locale))}>
        {children}
        <Preloader />
        <LiveButtons messages={await loadLiveMessages(locale)} />
      </body>
    </html>
  );
}
