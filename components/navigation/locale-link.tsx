import Link from 'next/link';
import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localePath } from '@/lib/i18n/locale-path';

type Props = Omit<ComponentProps<typeof Link>, 'href'> & { href: string };

/**
 * A link inside the site: `href` is the French path, the page's own language is put before it. What
 * is preloaded of it, and when, is the `Preloader`'s to say.
 */
export function LocaleLink({ href, ...props }: Props) {
  return <Link prefetch={false} {...props} href={localePath(href, useLocale())} />;
}
