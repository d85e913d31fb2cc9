import { LocaleLink } from './locale-link';

type MenuLink = { href: string; text: string; lang?: string };

/** Links under a title; nothing where there are none. */
export function MenuList({
  title,
  links,
  className = '',
}: {
  title: string;
  links: MenuLink[];
  className?: string;
}) {
  if (links.length === 0) return null;
  return (
    <section className={className}>
      <h2 className="label mb-3 text-muted [column-span:all]">{title}</h2>
      <ul>
        {links.map(({ href, text, lang }) => (
          <li key={href} className="break-inside-avoid">
            <LocaleLink
              href={href}
              lang={lang}
              prefetch={false}
              className="block py-1.5 font-semibold text-lg leading-tight underline-offset-4 hover:underline"
            >
              {text}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
