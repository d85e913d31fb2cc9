import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import Markdown from 'react-markdown';
import { ExternalLink } from '@/components/navigation/external-link';
import { TextLink, textLinkStyle } from '@/components/navigation/links';
import { inAppPath } from '@/lib/navigation/link-paths';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import { findResized } from '@/lib/posters/photographs/resized-pictures';
import type { LocalText } from '@/lib/primitives/text/local-text';
import { markdownExtensions } from '@/lib/primitives/text/read-markdown';
import { siteUrl } from '@/lib/site/site-url';
import { Untranslated } from './localized-text';

/** A text is at most 58 characters wide. */
const sizes = '(min-width: 48rem) 36rem, 92vw';

type Props = {
  value: LocalText;
  className?: string;
  /** For the main text of a page: allows `##` headings and pictures. The page's title is rendered above it. */
  headings?: boolean;
  /** Rendered before the text. */
  children?: ReactNode;
};

/**
 * Renders an editor's Markdown. Safe for HTML: `skipHtml` drops raw HTML, and react-markdown allows only http(s),
 * mailto and relative URLs.
 */
export function RichText({ value, className = '', headings = false, children }: Props) {
  return (
    <div lang={value.translated ? undefined : value.lang} className={`rich-text ${className}`}>
      {children}
      <Markdown
        skipHtml
        remarkPlugins={[readTables]}
        disallowedElements={headings ? ['h1'] : ['img', 'h1', 'h2']}
        unwrapDisallowed
        components={{ a: RichLink, img: RichPicture, table: RichTable, th: RichHead }}
      >
        {value.text}
      </Markdown>
      {!value.translated && <Untranslated />}
    </div>
  );
}

type Extensions = { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };

/** Remark plugin that adds the site's Markdown extensions to CommonMark. */
function readTables(this: { data(): object }) {
  const data: Extensions = this.data();
  const { micromark, mdast } = markdownExtensions;
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...micromark];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...mdast];
}

/** Link in an editor's text: a link inside the site, or one that announces that it opens a new tab. */
function RichLink({ href = '', children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  // react-markdown empties unsafe URLs, such as javascript:.
  if (!href) return children;
  const path = inAppPath(href, siteUrl());
  if (path) return <TextLink href={path}>{children}</TextLink>;
  if (/^(mailto:|#)/.test(href))
    return (
      <a href={href} className={textLinkStyle}>
        {children}
      </a>
    );
  return <ExternalLink href={href}>{children}</ExternalLink>;
}

/** Table in an editor's text. A table that is too wide scrolls inside its box, also with the arrow keys. */
function RichTable({ children }: Pick<ComponentProps<'table'>, 'children'>) {
  const t = useTranslations('RichText');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable with the arrow keys
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and a section would be a landmark for each table
    <div role="group" aria-label={t('table')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left">{children}</table>
    </div>
  );
}

/** Column header; `style` is its alignment. */
function RichHead({ children, style }: Pick<ComponentProps<'th'>, 'children' | 'style'>) {
  return (
    <th scope="col" style={style}>
      {children}
    </th>
  );
}

/** Picture in an editor's text, in its own aspect ratio and never larger than its natural size. */
function RichPicture({ src, alt = '' }: Pick<ComponentProps<'img'>, 'src' | 'alt'>) {
  if (typeof src !== 'string') return null;
  // The Markdown parser percent-encodes characters such as ü in the address.
  const address = decodeURI(src);
  const resized = findResized(address);
  const style = 'h-auto max-w-full bg-raised';
  // Sizes are unknown until a build has measured the pictures.
  if (!resized) return <img src={src} alt={alt} className={style} />;
  const { width, height } = resized;
  return (
    <img
      {...pictureProps({ src: address, made: resized, sizes, width, height })}
      alt={alt}
      className={style}
    />
  );
}
