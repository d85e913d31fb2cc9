import { expect, test } from 'vitest';
import { contrast } from '@/lib/colour/contrast';
import { themeSchema } from '@/lib/content/schema/theme';
import { completeTheme } from '@/lib/content/theme/complete-theme';
import { defaultDark, defaultLight } from '@/lib/content/theme/default-theme';

const look = (raw: unknown) => completeTheme(themeSchema.parse(raw));

test('a house that says nothing has the usual look', () => {
  const { light, dark, accentOnBlack } = look({});
  expect(light).toEqual(defaultLight);
  expect(dark).toEqual(defaultDark);
  expect(accentOnBlack).toBe(defaultDark.accent);
});

test.each([
  { light: { paper: '#fff4e0' } },
  { light: { paper: '#101820' } },
  { light: { ink: '#2b1a5a', accent: '#00695c' } },
  { dark: { paper: '#20160f', raised: '#3a2a1f' } },
  { light: { paper: '#8a8a8a' }, dark: { paper: '#ffffff' } },
])('what follows from %o can be read, by day and by night', (raw) => {
  const { light, dark } = look(raw);
  for (const { paper, ink, muted, accent, onAccent } of [light, dark]) {
    for (const words of [ink, muted, accent])
      expect(contrast(words, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
  }
});

test('the accent of the day is that of the night, in a tone that is read there', () => {
  const { dark, accentOnBlack } = look({ light: { accent: '#00695c' } });
  expect(dark.accent).not.toBe(defaultDark.accent);
  expect(contrast(dark.accent, dark.raised)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(accentOnBlack, '#000000')).toBeGreaterThanOrEqual(4.5);
});
