'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { rememberLocale } from '@/lib/i18n/locale-cookie';
import { localePath, plainPath } from '@/lib/i18n/locale-path';
import { type Locale, locales } from '@/lib/i18n/locales';

/**
 * The same page, with its query, in the other language. A prerendered page has no query to keep, so
 * there the fallback stands. The boundaries are kept small (the look is the list's): React sends a
 * large one later, by script, and without script the query would be lost.
 */
export function LanguageSwitch({ locale, label }: { locale: Locale; label: string }) {
  return (
    <ul
      aria-label={label}
      className="label flex [&_a]:grid [&_a]:size-9 [&_a]:place-items-center [&_a]:uppercase [&_a:hover]:underline [&_a[aria-current]]:bg-ink [&_a[aria-current]]:text-paper"
    >
      {locales.map((other) => (
        <li key={other}>
          <Suspense fallback={<LanguageLink locale={other} current={locale} query="" />}>
            <LanguageLinkWithQuery locale={other} current={locale} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

type LinkProps = { locale: Locale; current: Locale };

function LanguageLinkWithQuery(props: LinkProps) {
  const query = useSearchParams().toString();
  return <LanguageLink {...props} query={query ? `?${query}` : ''} />;
}

function LanguageLink({ locale, current, query }: LinkProps & { query: string }) {
  return (
    <Link
      href={localePath(plainPath(usePathname()), locale) + query}
      prefetch={false}
      hrefLang={locale}
      lang={locale}
      aria-current={locale === current || undefined}
      onClick={() => rememberLocale(locale)}
    >
      {locale}
    </Link>
  );
}
