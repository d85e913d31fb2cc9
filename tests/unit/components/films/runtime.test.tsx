// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Runtime } from '@/components/films/runtime';
import { renderInLanguage } from '../render-in-language';

describe('a running time', () => {
  it.each([
    [0.75, '45 s', '45 Sek.'],
    [1, '1 min', '1 Min.'],
    [14, '14 min', '14 Min.'],
    [59.7, '1 h', '1 Std.'],
    [60, '1 h', '1 Std.'],
    [94, '1 h 34', '1 Std. 34 Min.'],
    [605, '10 h 05', '10 Std. 5 Min.'],
  ])('of %d minutes is “%s” in French and “%s” in German', (minutes, french, german) => {
    const plain = (text: string | null) => text?.replace(/\s/g, ' ');
    const inFrench = renderInLanguage(<Runtime minutes={minutes} />, 'fr').container;
    const inGerman = renderInLanguage(<Runtime minutes={minutes} />, 'de').container;
    expect(plain(inFrench.textContent)).toBe(french);
    expect(plain(inGerman.textContent)).toBe(german);
  });
});
