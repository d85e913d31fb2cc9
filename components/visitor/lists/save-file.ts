/** Gives the visitor a file, as a download does. */
export function saveFile(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
