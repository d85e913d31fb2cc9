import type { ComponentProps } from 'react';
import { BareArrow } from '@/components/navigation/arrow';

type Sign = ComponentProps<typeof BareArrow>['sign'];

const arrows: readonly string[] = ['←', '→', '↑', '↓'] satisfies Sign[];

/** A key in a list of keyboard shortcuts; `…` stands between the first and the last of several. */
export function KeyName({ name, className }: { name: string; className?: string }) {
  if (name === '…') return <span>…</span>;
  return (
    <kbd className={className}>
      {arrows.includes(name) ? (
        <>
          <BareArrow sign={name as Sign} />
          <span className="sr-only">{name}</span>
        </>
      ) : (
        name
      )}
    </kbd>
  );
}
