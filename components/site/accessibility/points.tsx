/** List of sentences, separated by thin rules. */
export function Points({ of }: { of: readonly string[] }) {
  return (
    <ul className="max-w-[64ch] text-lg leading-snug">
      {of.map((text) => (
        <li key={text} className="border-line border-t py-3 first:border-t-0 first:pt-0">
          {text}
        </li>
      ))}
    </ul>
  );
}
