import { useLocale } from 'next-intl';
import type { CSSProperties } from 'react';
import { getTheme } from '@/lib/content/store/get-theme';
import { getSite } from '@/lib/site/get-site';

/**
 * The site's name as text, or its logo with the name as alternative text. `isNamed`: the context already has the
 * name, so the logo gets an empty alternative text.
 */
export function SiteName({ isNamed = false }: { isNamed?: boolean }) {
  const { logo } = getTheme();
  const { name } = getSite(useLocale());
  if (!logo) return name;
  const { src, ratio } = logo.light;
  return (
    <picture>
      {logo.dark && <source media="(prefers-color-scheme: dark)" srcSet={logo.dark.src} />}
      <img
        src={src}
        alt={isNamed ? '' : name}
        width={Math.round(ratio * 100)}
        height={100}
        className="logo"
        style={{ '--ratio': ratio } as CSSProperties}
      />
    </picture>
  );
}
