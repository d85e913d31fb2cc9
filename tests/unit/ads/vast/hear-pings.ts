import { vi } from 'vitest';

/** The addresses that are told something from now on, in order: pings are pictures nobody sees. */
export function hearPings(): string[] {
  const told: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        told.push(url);
      }
    },
  );
  return told;
}
