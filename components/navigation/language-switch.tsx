'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { rememberLocale } from '@/lib/i18n/locale-cookie';
import {
  type Locale,
  languageChoicePath,
  localePath,
  locales,
  pathWithoutLocale,
} from '@/lib/i18n/locales';
import { useIsHydrated } from './use-is-hydrated';

/**
 * Query of the current URL, `?…` or empty; always empty on the server. Reading it during prerendering would make Next
 * leave this component out of the HTML and render it on the client, which would replace a link that is being pressed
 * or focused.
 */
const useAddressQuery = typeof window === 'undefined' ? () => '' : useCurrentQuery;

type Props = {
  locale: Locale;
  label: string;
  /** Name of each language, in that language. */
  names: Partial<Record<Locale, string>>;
};

/** Links to the current page in each language, with the same query and hash; nothing if there is one language. */
export function LanguageSwitch({ locale, label, names }: Props) {
  if (locales.length < 2) return null;
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

type LinkProps = { locale: Locale; current: Locale; name: string | undefined };

/**
 * With script, the link leads to the page. Without script, it leads to a server route that stores the choice and
 * restores the query.
 */
function LanguageLink({ locale, current, name }: LinkProps) {
  const page = localePath(pathWithoutLocale(usePathname()), locale);
  const query = useAddressQuery();
  const isHydrated = useIsHydrated();
  // Hash of the current URL, read when the link is focused or pressed.
  const [hash, setHash] = useState('');
  const readHash = () => setHash(location.hash);
  return (
    <Link
      href={isHydrated ? page + query + hash : languageChoicePath(locale, page)}
      prefetch={false}
      rel={isHydrated ? undefined : 'nofollow'}
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

function useCurrentQuery(): string {
  const query = useSearchParams().toString();
  return query && `?${query}`;
}
