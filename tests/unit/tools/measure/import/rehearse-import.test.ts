import { expect, it } from 'vitest';
import { rehearseImport } from '@/tools/measure/import/rehearse-import';

it('brings in every row of a large table, knows each again, and changes those that have changed', () => {
  const { rows, files, imports } = rehearseImport(400);
  const count = ({ outcomes, refused }: (typeof imports)['first']) => {
    const of = (kind: string) => outcomes.filter((outcome) => outcome.kind === kind).length;
    return [of('new'), of('changed'), of('kept'), refused];
  };
  expect({ rows, files }).toEqual({ rows: 400, files: 400 });
  expect(count(imports.first)).toEqual([400, 0, 0, 0]);
  expect(count(imports.again)).toEqual([0, 0, 400, 0]);
  expect(count(imports.update)).toEqual([0, 40, 360, 0]);
  expect(imports.first.faults).toEqual([]);
});
