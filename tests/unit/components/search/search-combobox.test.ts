import { describe, expect, it } from 'vitest';
import { stepOption } from '@/components/search/search-combobox';

describe('stepOption', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, -1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowLeft', 1, -1],
    ['ArrowRight', 0, -1],
  ])('%s goes from %i to %i of three', (key, from, to) => {
    expect(stepOption(key, from, 3)).toBe(to);
  });

  it('leaves the keys of a line to the text while no option is active', () => {
    expect(stepOption('ArrowLeft', -1, 3)).toBeUndefined();
    expect(stepOption('Home', -1, 3)).toBeUndefined();
    expect(stepOption('End', -1, 3)).toBeUndefined();
  });

  it('leaves every key alone where there is no option', () => {
    expect(stepOption('ArrowDown', -1, 0)).toBeUndefined();
  });

  it('leaves letters alone', () => {
    expect(stepOption('a', 1, 3)).toBeUndefined();
  });
});
