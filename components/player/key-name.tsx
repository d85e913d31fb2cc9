import { BareArrow, isArrow } from '@/components/navigation/arrow';

/** A key in a list of keyboard shortcuts; `…` stands between the first and the last of several. */
export function KeyName({ name, className }: { name: string; className?: string }) {
  if (name === '…') return <span>…</span>;
  return (
    <kbd className={className}>
      {isArrow(name) ? (
        <>
          <BareArrow sign={name} />
          <span className="sr-only">{name}</span>
        </>
      ) : (
        name
      )}
    </kbd>
  );
}
