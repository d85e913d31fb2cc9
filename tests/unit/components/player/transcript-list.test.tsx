// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TranscriptList } from '@/components/player/transcript-list';
import { renderInLanguage } from '../render-in-language';

function open() {
  const entries = ['One', 'Two'].map((text, startTime) => ({
    startTime,
    endTime: startTime + 1,
    text,
    ranges: [],
  }));
  renderInLanguage(
    <TranscriptList
      entries={entries}
      current={0}
      label="Transcript"
      jump={vi.fn()}
      follow={false}
    />,
  );
  const [first, second] = screen.getAllByRole('button');
  first?.focus();
  return { first, second };
}

test('an arrow leads to the next caption', () => {
  const { first, second } = open();
  if (first) fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s a key is the browser’s',
  (held) => {
    const { first } = open();
    for (const key of ['ArrowDown', 'End', 'Home'])
      expect(first && fireEvent.keyDown(first, { key, [held]: true })).toBe(true);
    expect(document.activeElement).toBe(first);
  },
);
