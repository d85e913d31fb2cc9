import Link from 'next/link';
import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localePath } from '@/lib/i18n/locale-path';

type Props = Omit<ComponentProps<typeof Link>, 'href'> & { href: string };

/**
 * Link inside the site. `href` is the French path; the page's language prefix is added. Next's prefetch is off
 * because `Preloader` decides what is preloaded.
 */
export function LocaleLink({ href, ...props }: Props) {
  return <Link prefetch={false} {...props} href={localePath(href, useLocale())} />;
}
