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
 * Query of the current URL, `?…` or empty; always empty on the server. Reading it during prerendering would make Next
 * leave this component out of the HTML and render it on the client, which would replace a link that is being pressed
 * or focused.
 */
const useAddressQuery = typeof window === 'undefined' ? () => '' : useOwnQuery;

type Props = {
  locale: Locale;
  label: string;
  /** Name of each language in itself. */
  names: Record<Locale, string>;
};

/** Links to the current page in each language, with the same query and hash. */
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

/** With script, links to the page. Without, links to a server route that stores the choice and restores the query. */
function LanguageLink({ locale, current, name }: LinkProps) {
  const page = localePath(plainPath(usePathname()), locale);
  const query = useAddressQuery();
  const isScripted = useIsScripted();
  // Hash of the current URL, read when the link is focused or pressed.
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
