import { expect, it } from 'vitest';
import { fitBox } from '@/tools/media/picture/fit-box';

const hd = { width: 1920, height: 1080 };

it('makes a picture smaller until both sides fit, keeping its shape', () => {
  expect(fitBox({ width: 4096, height: 1716 }, hd)).toEqual({ width: 1920, height: 804 });
  expect(fitBox({ width: 1440, height: 1440 }, hd)).toEqual({ width: 1080, height: 1080 });
});

it('never makes it larger, but even', () => {
  expect(fitBox({ width: 641, height: 479 }, hd)).toEqual({ width: 642, height: 480 });
});
