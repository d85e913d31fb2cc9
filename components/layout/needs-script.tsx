import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { textLinkStyle } from '@/components/navigation/links';
import { localePath } from '@/lib/i18n/locales';

/** `path`: French path of the page. */
type Props = { path: string; children: ReactNode };

/**
 * Shown in place of a part that a script fills: `children` where the browser has no JavaScript, and a link to reload the
 * page where its scripts could not be loaded (`lib/navigation/chunks/show-unscripted.ts`).
 */
export function NeedsScript({ path, children }: Props) {
  const t = useTranslations('Layout');
  return (
    <noscript>
      <div className="shell mt-10 max-w-[60ch] text-lg">
        <p className="in-[[data-unscripted]]:hidden">{children}</p>
        <p className="hidden in-[[data-unscripted]]:block">
          {t('scriptsLost')}{' '}
          <a href={localePath(path, useLocale())} className={textLinkStyle}>
            {t('reload')}
          </a>
        </p>
      </div>
    </noscript>
  );
}
