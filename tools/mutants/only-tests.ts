/** The environment's word for the folder whose tests alone are asked (from `mutants.ts` to `vitest.config.ts`). */
export const onlyTests = 'MUTANTS_ONLY_TESTS';

/** Whether a file is a unit test and stands in a folder, or is it. */
export function isTestBelow(file: string, folder: string): boolean {
  const isBelow = file === folder || file.startsWith(`${folder.replace(/\/+$/, '')}/`);
  return isBelow && /^tests\/unit\/.*\.test\.tsx?$/.test(file);
}
