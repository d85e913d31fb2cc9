import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import Markdown from 'react-markdown';
import { ExternalLink } from '@/components/navigation/external-link';
import { TextLink, textLinkStyle } from '@/components/navigation/text-link';
import { Untranslated } from '@/components/rich-text/untranslated';
import { inAppPath } from '@/lib/navigation/in-app-path';
import { findMade } from '@/lib/posters/photographs/find-made';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import type { LocalText } from '@/lib/primitives/text/local-text';
import { markdownExtensions } from '@/lib/primitives/text/read-markdown';
import { siteUrl } from '@/lib/site/site-url';

/** A text is 58 letters wide at most. */
const sizes = '(min-width: 48rem) 36rem, 92vw';

type Props = {
  value: LocalText;
  className?: string;
  /** Of a page of its own, whose title is above: `##` begins a part of it, and there is room for pictures. */
  headings?: boolean;
  /** What stands before it. */
  children?: ReactNode;
};

/**
 * An editor's Markdown. react-markdown never writes raw HTML (`skipHtml` drops it) and lets only
 * http(s), mailto and relative addresses through.
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

/** Teaches react-markdown what Markdown can do here beside CommonMark. */
function readTables(this: { data(): object }) {
  const data: Extensions = this.data();
  const { micromark, mdast } = markdownExtensions;
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...micromark];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...mdast];
}

/** A link in an editor's text: inside the app, or in a new tab and marked so (specification, section 2). */
function RichLink({ href = '', children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  // react-markdown empties an address that is not to be followed, such as javascript:.
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

/** A table in an editor's text: where it is wider than its page, it is scrolled alone, by keys too. */
function RichTable({ children }: Pick<ComponentProps<'table'>, 'children'>) {
  const t = useTranslations('RichText');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by the arrow keys
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and a section would be a landmark for each table
    <div role="group" aria-label={t('table')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left">{children}</table>
    </div>
  );
}

/** The head of a column; `style` says where its words stand. */
function RichHead({ children, style }: Pick<ComponentProps<'th'>, 'children' | 'style'>) {
  return (
    <th scope="col" style={style}>
      {children}
    </th>
  );
}

/** A picture in an editor's text, in its own shape and never larger than it is. */
function RichPicture({ src, alt = '' }: Pick<ComponentProps<'img'>, 'src' | 'alt'>) {
  if (typeof src !== 'string') return null;
  // Markdown has written letters such as ü as an address does.
  const address = decodeURI(src);
  const made = findMade(address);
  const style = 'h-auto max-w-full bg-raised';
  // While a site is written nobody has measured its pictures.
  if (!made) return <img src={src} alt={alt} className={style} />;
  const { width, height } = made;
  return (
    <img
      {...pictureProps({ src: address, made, sizes, width, height })}
      alt={alt}
      className={style}
    />
  );
}
