import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localePath } from '@/lib/i18n/locale-path';
import { CurrentLink } from './current-link';

/** Menu link that sets `aria-current` on the current page. `href` is the French path. */
export function MenuLink({ href, ...props }: ComponentProps<typeof CurrentLink>) {
  return <CurrentLink {...props} href={localePath(href, useLocale())} />;
}
