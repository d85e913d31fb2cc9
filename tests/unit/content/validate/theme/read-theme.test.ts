import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentError } from '@/lib/content/validate/faults/describe-faults';
import { completeTheme } from '@/lib/content/validate/theme/complete-theme';
import {
  iconsOf,
  logoFiles,
  noTheme,
  readTheme,
  themePath,
} from '@/lib/content/validate/theme/read-theme';

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'bobine-house-'));
  mkdirSync(join(house, 'media'));
});
afterEach(() => rmSync(house, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(house, path), text);
const look = (theme: string) => {
  write('theme.yaml', theme);
  return readTheme(house);
};

test('a house without a theme has the usual look, and neither logo nor icons', () => {
  expect(themePath(house)).toBe(`${house}/theme.yaml`);
  expect(readTheme(house)).toEqual({ ...completeTheme(noTheme), icons: [] });
  expect(readTheme(house)).not.toHaveProperty('logo');
});

test('what its file says is taken', () => {
  const { light, posters } = look("light: { accent: '#00695C' }\nposters: { black: '#000000' }");
  expect(light.accent).toBe('#00695c');
  expect(posters).toEqual({ black: '#000000' });
});

test('a file that is no theme stops it, with its faults', () => {
  const reading = () => look("light: { acent: '#c8200e' }");
  expect(reading).toThrow(ContentError);
  expect(reading).toThrow('there is no such name here');
});

test('a logo has its size, for the day and the night', () => {
  write('media/day.svg', '<svg viewBox="0 0 4 1"/>');
  write('media/night.svg', '<svg viewBox="0 0 3 1"/>');
  const day = { src: '/media/day.svg', ratio: 4 };
  expect(look('logo: /media/day.svg').logo).toEqual({ light: day });
  expect(look('logo: { light: /media/day.svg }').logo).toEqual({ light: day });
  expect(look('logo: { light: /media/day.svg, dark: /media/night.svg }').logo).toEqual({
    light: day,
    dark: { src: '/media/night.svg', ratio: 3 },
  });
});

test('a logo that is not there, or says no size, is a square', () => {
  write('media/day.svg', '<svg/>');
  expect(look('logo: { light: /media/day.svg, dark: /media/none.svg }').logo).toEqual({
    light: { src: '/media/day.svg', ratio: 1 },
    dark: { src: '/media/none.svg', ratio: 1 },
  });
});

test('the files of a logo are known by when they are shown', () => {
  expect(logoFiles({})).toEqual({});
  expect(logoFiles({ logo: '/media/a.svg' })).toEqual({ light: '/media/a.svg' });
  const logo = { light: '/media/a.svg', dark: '/media/b.svg' };
  expect(logoFiles({ logo })).toEqual(logo);
});

test('icons are those that are named, whether they are there or not', () => {
  write('media/icon.svg', '<svg/>');
  expect(iconsOf({ icon: '/media/a.png' }, house)).toEqual(['/media/a.png']);
  const icon = ['/media/a.svg', '/media/b.png'];
  expect(iconsOf({ icon }, house)).toEqual(icon);
});

test('or else those that lie where they are looked for, the drawing first', () => {
  expect(iconsOf({}, house)).toEqual([]);
  write('media/icon.png', '');
  expect(readTheme(house).icons).toEqual(['/media/icon.png']);
  write('media/icon.svg', '<svg/>');
  expect(iconsOf({}, house)).toEqual(['/media/icon.svg', '/media/icon.png']);
});
