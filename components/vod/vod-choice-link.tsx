import type { ReactNode } from 'react';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { VodChoice } from '@/lib/vod/choice';
import { choicePath } from '@/lib/vod/choice-path';

type Props = { choice: VodChoice; current: boolean; count: number; children: ReactNode };

/** One way to choose the films; where it leads to none it is no link. */
export function VodChoiceLink({ choice, current, count, children }: Props) {
  const words = (
    <>
      {children} <span className="font-normal tabular-nums">{count}</span>
    </>
  );
  if (count === 0 && !current)
    return (
      <li className="px-2 py-2 first-letter:uppercase text-muted line-through decoration-1">
        {words}
      </li>
    );
  return (
    <li>
      <LocaleLink
        href={choicePath(choice)}
        scroll={false}
        aria-current={current ? 'true' : undefined}
        className="block px-2 py-2 first-letter:uppercase underline-offset-4 hover:underline aria-[current]:bg-ink aria-[current]:text-paper"
      >
        {words}
      </LocaleLink>
    </li>
  );
}
