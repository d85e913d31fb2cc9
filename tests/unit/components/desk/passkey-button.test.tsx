// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { AddPasskey } from '@/components/desk/sign-in/add-passkey';
import { PasskeyButton } from '@/components/desk/sign-in/passkey-button';

afterEach(cleanup);

const ways = [
  <PasskeyButton key="in" words={{ or: 'or', enter: 'Enter', failed: 'Failed' }} />,
  <AddPasskey key="add" words={{ name: 'Name', add: 'Add', failed: 'Failed' }} />,
];

test.each(ways)('what needs script is not there before it', (way) => {
  expect(renderToString(way)).toBe('');
  render(way);
  expect(screen.getByRole('button').textContent).toMatch(/Enter|Add/);
});
