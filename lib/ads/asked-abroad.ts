/** Whether another house may be asked for advertisements, so that visitors are asked first. */
export function isAskedAbroad({ backend, tag }: { backend: 'vast' | 'ima'; tag: string }): boolean {
  return backend === 'ima' || !tag.startsWith('/');
}
