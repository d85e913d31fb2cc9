'use client';

import { usePathname } from 'next/navigation';

/** Links of the admin's menu; that of the present page, or of the area it is in, is marked. */
export function MenuLinks({
  links,
}: {
  links: readonly (readonly [href: string, text: string])[];
}) {
  const path = usePathname();
  return (
    <ul>
      {links.map(([href, text]) => (
        <li key={href}>
          <a href={href} aria-current={markOf(path, href)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function markOf(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
