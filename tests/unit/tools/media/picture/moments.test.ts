import { expect, it } from 'vitest';
import { posterMoments, stillMoments } from '@/tools/media/picture/moments';

it('takes five stills inside the film, and no poster at the moment of a still', () => {
  const stills = stillMoments(60);
  expect(stills).toEqual([10, 20, 30, 40, 50]);
  expect(posterMoments(60).filter((moment) => stills.includes(moment) || moment >= 60)).toEqual([]);
});
