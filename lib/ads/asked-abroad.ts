/** Whether ads are requested from a third-party origin, so that visitors must be asked first. */
export function isAskedAbroad({ backend, tag }: { backend: 'vast' | 'ima'; tag: string }): boolean {
  return backend === 'ima' || !tag.startsWith('/');
}
