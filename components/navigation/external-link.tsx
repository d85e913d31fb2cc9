import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Arrow } from './arrow';
import { textLinkStyle } from './text-link';

/** A link out of the site: a new tab, and marked as one for the eye and the ear. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useTranslations('RichText');
  return (
    <a href={href} target="_blank" rel="noopener" className={textLinkStyle}>
      {children}
      <Arrow sign="↗" />
      <span className="sr-only"> ({t('external')})</span>
    </a>
  );
}
