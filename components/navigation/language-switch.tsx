'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { choicePath } from '@/lib/i18n/choice-path';
import { rememberLocale } from '@/lib/i18n/locale-cookie';
import { localePath, plainPath } from '@/lib/i18n/locale-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { useIsScripted } from './use-is-scripted';

/**
 * The query of the page's address, `?…` or nothing; on the server always nothing. There Next leaves whatever asks for
 * it out of a page that it renders ahead, to be drawn anew once the scripts come: under the hands of who presses it
 * just then, and away from who has tabbed to it.
 */
const useAddressQuery = typeof window === 'undefined' ? () => '' : useOwnQuery;

type Props = {
  locale: Locale;
  label: string;
  /** The languages, each called as it calls itself. */
  names: Record<Locale, string>;
};

/** The same page, with its query and the place within it, in the other language. */
export function LanguageSwitch({ locale, label, names }: Props) {
  return (
    <ul
      aria-label={label}
      className="label flex [&_a]:grid [&_a]:size-9 [&_a]:place-items-center [&_a]:uppercase [&_a:hover]:underline [&_a[aria-current]]:bg-ink [&_a[aria-current]]:text-paper"
    >
      {locales.map((other) => (
        <li key={other}>
          <LanguageLink locale={other} current={locale} name={names[other]} />
        </li>
      ))}
    </ul>
  );
}

type LinkProps = { locale: Locale; current: Locale; name: string };

/** With script it leads to the page itself; without, by way of the server, which remembers the choice and finds the query. */
function LanguageLink({ locale, current, name }: LinkProps) {
  const page = localePath(plainPath(usePathname()), locale);
  const query = useAddressQuery();
  const isScripted = useIsScripted();
  // The place within the page, as it is when the link is reached for.
  const [hash, setHash] = useState('');
  const readHash = () => setHash(location.hash);
  return (
    <Link
      href={isScripted ? page + query + hash : choicePath(locale, page)}
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

function useOwnQuery(): string {
  const query = useSearchParams().toString();
  return query && `?${query}`;
}
