import { WaysBack } from './ways-back';

/** Shows why there is nothing to order (`words`), with links back. */
export function NothingToOrder({ words }: { words: readonly string[] }) {
  return (
    <div className="shell mt-6 mb-16">
      {words.map((line) => (
        <p key={line} className="mt-3 max-w-[60ch] text-pretty text-lg">
          {line}
        </p>
      ))}
      <WaysBack />
    </div>
  );
}
