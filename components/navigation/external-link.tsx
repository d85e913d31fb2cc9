import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** A link out of the site: a new tab, and marked as one for the eye and the ear. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useTranslations('RichText');
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
      <span aria-hidden="true"> ↗</span>
      <span className="sr-only"> ({t('external')})</span>
    </a>
  );
}
