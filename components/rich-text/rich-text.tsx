import type { ReactNode } from 'react';
import Markdown from 'react-markdown';
import { Untranslated } from '@/components/i18n/untranslated';
import type { LocalText } from '@/lib/text/local-text';
import { RichLink } from './rich-link';

type Props = {
  value: LocalText;
  className?: string;
  /** Of a page of its own, whose title is above: `##` begins a part of it. */
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
        disallowedElements={headings ? ['img', 'h1'] : ['img', 'h1', 'h2']}
        unwrapDisallowed
        components={{ a: RichLink }}
      >
        {value.text}
      </Markdown>
      {!value.translated && <Untranslated />}
    </div>
  );
}
