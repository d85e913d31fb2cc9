import type { ReactNode } from 'react';
import type { ListName } from '@/lib/visitor/lists/lists';

type Props = { slug: string; title: string; list: ListName; label: string; children: ReactNode };

/** Toggle button of a list. It works once the page's script has loaded. */
export function ListButton({ slug, title, list, label, children }: Props) {
  return (
    <button
      type="button"
      data-live="list"
      data-list={list}
      data-film={slug}
      data-title={title}
      aria-pressed="false"
      aria-label={label}
      className="label invisible inline-flex min-h-10 cursor-pointer items-center gap-2 border-2 border-ink px-3 py-1.5 noscript:hidden in-[[data-scripted]]:visible hover:bg-raised aria-pressed:bg-ink aria-pressed:text-paper"
    >
      {children}
    </button>
  );
}
