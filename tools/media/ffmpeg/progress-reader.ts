/**
 * Reads what ffmpeg writes for `-progress`, in pieces cut anywhere, and tells `onProgress` each
 * `out_time_us` (microseconds of output) in seconds. `N/A`, before the first frame, is passed over.
 */
export function progressReader(onProgress: (seconds: number) => void): (chunk: string) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const microseconds = /^out_time_us=(\d+)\s*$/.exec(line)?.[1];
      if (microseconds) onProgress(Number(microseconds) / 1e6);
    }
  };
}
