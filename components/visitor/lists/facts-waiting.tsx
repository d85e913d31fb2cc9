/** Says over the empty room of a list that its films are on their way. */
export function FactsWaiting({ slow, word }: { slow: boolean; word: string }) {
  return (
    <p role="status" className="pointer-events-none absolute top-4 left-4 z-10 text-lg">
      {slow ? word : ''}
    </p>
  );
}
