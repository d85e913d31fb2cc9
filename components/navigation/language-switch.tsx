'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useState } from 'react';
import { choicePath } from '@/lib/i18n/choice-path';
import { rememberLocale } from '@/lib/i18n/locale-cookie';
import { localePath, plainPath } from '@/lib/i18n/locale-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { useIsScripted } from './use-is-scripted';

type Props = {
  locale: Locale;
  label: string;
  /** The languages, each called as it calls itself. */
  names: Record<Locale, string>;
};

/**
 * The same page, with its query and the place within it, in the other language. A prerendered page has no query to keep, so
 * there the fallback stands. The boundaries are kept small (the look is the list's): React sends a
 * large one later, by script, and without script the query would be lost.
 */
export function LanguageSwitch({ locale, label, names }: Props) {
  return (
    <ul
      aria-label={label}
      className="label flex [&_a]:grid [&_a]:size-9 [&_a]:place-items-center [&_a]:uppercase [&_a:hover]:underline [&_a[aria-current]]:bg-ink [&_a[aria-current]]:text-paper"
    >
      {locales.map((other) => {
        const props = { locale: other, current: locale, name: names[other] };
        return (
          <li key={other}>
            <Suspense fallback={<LanguageLink {...props} query="" />}>
              <LanguageLinkWithQuery {...props} />
            </Suspense>
          </li>
        );
      })}
    </ul>
  );
}

type LinkProps = { locale: Locale; current: Locale; name: string };

function LanguageLinkWithQuery(props: LinkProps) {
  const query = useSearchParams().toString();
  return <LanguageLink {...props} query={query ? `?${query}` : ''} />;
}

/** With script it leads to the page itself; without, by way of the server, which remembers the choice. */
function LanguageLink({ locale, current, name, query }: LinkProps & { query: string }) {
  const page = localePath(plainPath(usePathname()), locale) + query;
  const isScripted = useIsScripted();
  // The place within the page, as it is when the link is reached for.
  const [hash, setHash] = useState('');
  const readHash = () => setHash(location.hash);
  return (
    <Link
      href={isScripted ? page + hash : choicePath(locale, page)}
      prefetch={false}
      rel={isScripted ? undefined : 'nofollow'}
      hrefLang={locale}
      lang={locale}
      aria-label={name}
      aria-current={locale === current || undefined}
      onFocus={readHash}
      onPointerDown={readHash}
      onClick={() => rememberLocale(locale)}
    >
      {locale}
    </Link>
  );
}
