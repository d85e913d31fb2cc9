import { MenuLink } from './menu-link';

type ListedLink = { href: string; text: string; lang?: string };

/** Links under a title; nothing where there are none. */
export function MenuList({
  title,
  links,
  className = '',
}: {
  title: string;
  links: ListedLink[];
  className?: string;
}) {
  if (links.length === 0) return null;
  return (
    <section className={className}>
      <h2 className="label mb-3 text-muted [column-span:all]">{title}</h2>
      <ul>
        {links.map(({ href, text, lang }) => (
          <li key={href} className="break-inside-avoid">
            <MenuLink
              href={href}
              lang={lang}
              className="block py-1.5 font-semibold text-lg leading-tight decoration-2 underline-offset-4 hover:underline aria-[current=page]:underline"
            >
              {text}
            </MenuLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
