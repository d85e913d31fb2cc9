/** Loading message over the empty area of a list, once loading is slow. */
export function FactsWaiting({ slow, word }: { slow: boolean; word: string }) {
  return (
    <p role="status" className="pointer-events-none absolute top-4 left-4 z-10 text-lg">
      {slow ? word : ''}
    </p>
  );
}
