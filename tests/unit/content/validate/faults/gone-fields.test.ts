import { expect, test } from 'vitest';
import { goneField } from '@/lib/content/validate/faults/gone-fields';

test('of a field that there was it is said what stands in its place, in the file that had it', () => {
  expect(goneField('../my-house/site.yaml', 'lead')).toBe(
    'its days in programme/<month>.yaml; npm run content:upgrade takes it out',
  );
  expect(goneField('site.yaml', 'name')).toBeUndefined();
  expect(goneField('house/films/lead.yaml', 'lead')).toBeUndefined();
  expect(goneField('site.yaml/other.yaml', 'lead')).toBeUndefined();
  expect(goneField('constructor', 'name')).toBeUndefined();
});
