import Markdown from 'react-markdown';
import { Untranslated } from '@/components/i18n/untranslated';
import type { LocalText } from '@/lib/text/local-text';
import { RichLink } from './rich-link';

/**
 * An editor's Markdown. react-markdown never writes raw HTML (`skipHtml` drops it) and lets only
 * http(s), mailto and relative addresses through.
 */
export function RichText({ value, className = '' }: { value: LocalText; className?: string }) {
  return (
    <div lang={value.translated ? undefined : value.lang} className={`rich-text ${className}`}>
      <Markdown
        skipHtml
        disallowedElements={['img', 'h1', 'h2']}
        unwrapDisallowed
        components={{ a: RichLink }}
      >
        {value.text}
      </Markdown>
      {!value.translated && <Untranslated />}
    </div>
  );
}
