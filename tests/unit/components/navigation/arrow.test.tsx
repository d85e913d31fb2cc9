// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Arrow } from '@/components/navigation/arrow';

describe('an arrow', () => {
  it.each([
    [<Arrow key="end" />, 'Alles\u00a0→'],
    [<Arrow key="out" sign="↗" />, 'Alles\u00a0↗'],
  ])('stands with the word before it', (arrow, text) => {
    const { container } = render(<p>Alles{arrow}</p>);
    expect(container.textContent).toBe(text);
  });

  it('can lead its words', () => {
    const { container } = render(<Arrow sign="←" first />);
    expect(container.textContent).toBe('←\u00a0');
  });

  it('is not read out', () => {
    render(
      <a href="/">
        Alles
        <Arrow />
      </a>,
    );
    expect(screen.getByRole('link', { name: 'Alles' })).toBeTruthy();
  });

  it('is made here alone: no component parts one from its word by a plain space', () => {
    const parted = readdirSync('components', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .filter((name) =>
        /\S <span aria-hidden="true">[→↗]|[>'"`] [→↗]|← </.test(
          readFileSync(join('components', name), 'utf8'),
        ),
      );
    expect(parted).toEqual([]);
  });
});
