// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { KeepTyped } from '@/components/checkout/keep-typed';

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** A form into which somebody has written before its script came. */
function open(typed: string) {
  const write = (field: HTMLInputElement | null) => {
    if (field) field.value = typed;
  };
  render(
    <form>
      <KeepTyped />
      <input name="town" ref={write} />
    </form>,
  );
}

test('what was typed before the script came is kept', () => {
  open('Bern');
  expect(sessionStorage.getItem('bobine-checkout')).toContain('"town":"Bern"');
});

test('nothing is kept where nobody has typed', () => {
  open('');
  expect(sessionStorage).toHaveLength(0);
});
