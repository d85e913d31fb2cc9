'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { rememberLocale } from '@/lib/i18n/locale-cookie';
import { localePath, plainPath } from '@/lib/i18n/locale-path';
import { type Locale, locales } from '@/lib/i18n/locales';

type Props = { locale: Locale; label: string };

/** The same page, with its query, in the other language. A prerendered page has no query to keep. */
export function LanguageSwitch(props: Props) {
  return (
    <Suspense fallback={<LanguageLinks {...props} query="" />}>
      <LanguageLinksWithQuery {...props} />
    </Suspense>
  );
}

function LanguageLinksWithQuery(props: Props) {
  const query = useSearchParams().toString();
  return <LanguageLinks {...props} query={query ? `?${query}` : ''} />;
}

function LanguageLinks({ locale, label, query }: Props & { query: string }) {
  const path = plainPath(usePathname());
  return (
    <ul aria-label={label} className="label flex">
      {locales.map((other) => (
        <li key={other}>
          <a
            href={localePath(path, other) + query}
            hrefLang={other}
            lang={other}
            aria-current={other === locale || undefined}
            onClick={() => rememberLocale(other)}
            className="grid size-9 place-items-center uppercase aria-[current]:bg-ink aria-[current]:text-paper hover:underline"
          >
            {other}
          </a>
        </li>
      ))}
    </ul>
  );
}
