// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LargeWords } from '@/components/i18n/large-words';

const hangOf = (element: Element) => (element as HTMLElement).style.getPropertyValue('--hang');

describe('large words', () => {
  it('read as they are written', () => {
    const text = 'L’Étrange affaire B,\u202fun\u00a0conte à Nice';
    const { container } = render(<LargeWords text={text} />);
    expect(container.textContent).toBe(text);
  });

  it('leave no mark at the beginning of a line, and no quotation mark at its end', () => {
    const { container } = render(<LargeWords text="Nice ! « Bal » – suite : fin" />);
    expect(container.textContent?.split(' ')).toEqual([
      'Nice\u00a0!',
      '«\u00a0Bal\u00a0»\u00a0–',
      'suite\u00a0:',
      'fin',
    ]);
  });

  it('hang by what the space before them is wider, so that nothing moves within a line', () => {
    const { container } = render(<LargeWords text="Das Blaue Licht" />);
    const [spaces, words] = ['.hung-space', '.hung'].map((name) => [
      ...container.querySelectorAll(name),
    ]) as [Element[], Element[]];
    expect(words.map(({ textContent }) => textContent)).toEqual(['Das', 'Blaue', 'Licht']);
    expect(spaces.map(hangOf)).toEqual(words.slice(1).map(hangOf));
  });

  it('keep the narrow space of French marks at its width', () => {
    const { container } = render(<LargeWords text={'«\u202fBal\u202f» à Nice'} />);
    const spaces = [...container.querySelectorAll('.thin-space')];
    expect(spaces.map(({ textContent }) => textContent)).toEqual(['\u202f', '\u202f']);
    expect(container.textContent).toBe('«\u202fBal\u202f» à Nice');
  });

  it('are left alone where they begin with their ink', () => {
    const { container } = render(<LargeWords text="vom jazz" />);
    expect(container.innerHTML).toBe('vom jazz');
  });
});
