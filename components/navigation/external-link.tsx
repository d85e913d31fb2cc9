import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Arrow } from './arrow';
import { textLinkStyle } from './links';

/** Link to another site: opens a new tab, and says so with an arrow and a text for screen readers. */
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
