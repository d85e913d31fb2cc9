/** Whether `text` is a ratio of two numbers above 0, such as `16:9` or `1.85:1`. */
export function isRatio(text: string): boolean {
  const parts = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(text);
  return parts !== null && Number(parts[1]) > 0 && Number(parts[2]) > 0;
}
