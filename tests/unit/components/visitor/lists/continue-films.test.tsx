// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContinueFilms } from '@/components/visitor/lists/continue-films';
import { begunMessages } from '@/components/visitor/lists/lists-messages';
import { openPositions } from '@/lib/player/resume/positions';
import fr from '@/messages/fr.json';

test('the row of started films is shown before their films are known', () => {
  openPositions().save('faust video', 30);
  document.body.innerHTML = '<div id="row" hidden></div>';
  render(<ContinueFilms rowId="row" locale="fr" messages={begunMessages(fr.Lists)} />);
  expect(document.getElementById('row')?.hidden).toBe(false);
});
