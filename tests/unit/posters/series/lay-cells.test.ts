import { expect, test } from 'vitest';
import { layCells } from '@/lib/posters/series/lay-cells';

const fields = [
  { width: 600, height: 500 },
  { width: 568, height: 630 },
  { width: 600, height: 640 },
];
const counts = Array.from({ length: 12 }, (_, at) => at + 1);

test.each(counts)('%i pictures cover their field, without a gap and without a scrap', (count) => {
  for (const field of fields) {
    const cells = layCells(count, field);
    expect(cells).toHaveLength(count);
    const area = cells.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBe(field.width * field.height);
    for (const { width, height } of cells) {
      expect(width / height).toBeLessThan(2.7);
      expect(height / width).toBeLessThan(2.7);
    }
  }
});
