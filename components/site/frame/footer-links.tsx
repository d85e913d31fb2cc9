import { MenuLink } from '@/components/navigation/menu-link';

export type FooterLink =
  | { text: string; path: string; lang?: string | undefined }
  | { text: string; url: string }
  | { text: string; opens: string };

/**
 * Links under a title. `lang`: language of the text, if it differs from the page's. `path`: French path. `url`:
 * external URL or mail link. `opens`: id of a popover that needs script.
 */
export function FooterLinks({ title, links }: { title: string; links: FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className="label mb-1.5 text-muted">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.text} className={'opens' in link ? 'noscript:hidden' : undefined}>
            {'opens' in link ? (
              <button
                type="button"
                popoverTarget={link.opens}
                className="menu-line cursor-pointer text-start"
              >
                {link.text}
              </button>
            ) : 'path' in link ? (
              <MenuLink href={link.path} lang={link.lang} className="menu-line">
                {link.text}
              </MenuLink>
            ) : (
              <a href={link.url} {...outside(link.url)} className="menu-line wrap-anywhere">
                {link.text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An external site opens in a new tab; a mail link does not. */
function outside(url: string) {
  return url.startsWith('mailto:') ? {} : { rel: 'me noopener', target: '_blank' };
}
