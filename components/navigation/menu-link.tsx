import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localePath } from '@/lib/i18n/locale-path';
import { CurrentLink } from './current-link';

/** A link of a menu: `href` is the French path. It says so where it leads to the page that is shown. */
export function MenuLink({ href, ...props }: ComponentProps<typeof CurrentLink>) {
  return <CurrentLink {...props} href={localePath(href, useLocale())} />;
}
