/** The environment's word for how the paths of tests begin that are asked alone (`mutants.ts` to `vitest.config.ts`). */
export const onlyTests = 'MUTANTS_ONLY_TESTS';
