/** Bytes. */
const smallest = 64 * 1024;

export type Lent = {
  /** At least as many bytes as were asked for, with whatever was in them before. */
  bytes: Buffer;
  /** Once, when nobody reads or writes them any more. */
  giveBack: () => void;
};

/**
 * Lends memory for parts of files, over and over the same: made anew for each of them it had the garbage collector
 * go through the whole process after some hundred parts, which took a third of all time.
 * @param most bytes that are kept for the next ones
 */
export function createMemoryLender(most = 8 * 1024 * 1024) {
  const free = new Map<number, Buffer[]>();
  let kept = 0;
  return (length: number): Lent => {
    const size = Math.max(smallest, 2 ** Math.ceil(Math.log2(length)));
    const found = free.get(size)?.pop();
    if (found) kept -= size;
    const bytes = found ?? Buffer.allocUnsafeSlow(size);
    const giveBack = () => {
      if (kept + size > most) return;
      kept += size;
      const others = free.get(size);
      if (others) others.push(bytes);
      else free.set(size, [bytes]);
    };
    return { bytes, giveBack };
  };
}
