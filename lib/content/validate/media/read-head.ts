import { closeSync, openSync, readSync } from 'node:fs';

/** The first bytes of a file, for signature checks. */
export function readHead(path: string, length = 128): Buffer {
  const bytes = Buffer.alloc(length);
  const file = openSync(path, 'r');
  try {
    return bytes.subarray(0, readSync(file, bytes, 0, length, 0));
  } finally {
    closeSync(file);
  }
}
