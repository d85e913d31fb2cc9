import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> & {
  /** What the button is about, for screen readers. */
  title: string;
  /** Icon and name while it is off: what a press does. */
  off: ReactNode;
  /** Icon and name while it is on: what has been done. */
  on: ReactNode;
};

/**
 * Button that is named for what a press does, or for what has been done. It works once the page's script has loaded,
 * which sets `data-on`. Both names are in the same place, so that the button keeps its width; only one is visible and
 * read.
 */
export function NamedToggle({ title, off, on, ...attributes }: Props) {
  return (
    <button
      type="button"
      data-on="false"
      {...attributes}
      className="group/toggle label invisible inline-grid min-h-10 cursor-pointer items-center border-2 border-current px-3 py-1.5 text-left noscript:hidden in-[[data-scripted]]:visible hover:underline *:[grid-area:1/1] *:flex *:items-center *:gap-2 data-[on=true]:border-ink data-[on=true]:bg-ink data-[on=true]:text-paper"
    >
      <span className="group-data-[on=true]/toggle:invisible">
        {off}
        <span className="sr-only"> {title}</span>
      </span>
      <span className="group-data-[on=false]/toggle:invisible">
        {on}
        <span className="sr-only"> {title}</span>
      </span>
    </button>
  );
}
