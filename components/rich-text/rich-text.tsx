import type { ReactNode } from 'react';
import Markdown from 'react-markdown';
import { Untranslated } from '@/components/i18n/untranslated';
import type { LocalText } from '@/lib/text/local-text';
import { markdownExtensions } from '@/lib/text/read-markdown';
import { RichLink } from './rich-link';
import { RichPicture } from './rich-picture';
import { RichHead, RichTable } from './rich-table';

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
