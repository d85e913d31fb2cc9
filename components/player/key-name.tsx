import { type ArrowSign, BareArrow } from '@/components/navigation/arrow';

const arrows: readonly string[] = ['←', '→', '↑', '↓'] satisfies ArrowSign[];

/** A key in a list of keyboard shortcuts; `…` stands between the first and the last of several. */
export function KeyName({ name, className }: { name: string; className?: string }) {
  if (name === '…') return <span>…</span>;
  return (
    <kbd className={className}>
      {arrows.includes(name) ? (
        <>
          <BareArrow sign={name as ArrowSign} />
          <span className="sr-only">{name}</span>
        </>
      ) : (
        name
      )}
    </kbd>
  );
}
