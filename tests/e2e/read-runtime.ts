/** Minutes of a formatted running time: `45 s`, `14 min`, `1 h 34`, `1 Std. 34 Min.` */
export function readRuntime(words: string): number {
  const hours = /(\d+)\s*(?:h|Std)/.exec(words);
  const minutes = /(?:h|Std\.)\s*(\d+)/.exec(words) ?? /(\d+)\s*[mM]in/.exec(words);
  const seconds = /(\d+)\s*(?:s$|Sek)/.exec(words);
  return Number(hours?.[1] ?? 0) * 60 + Number(minutes?.[1] ?? 0) + Number(seconds?.[1] ?? 0) / 60;
}
