import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

// Test files share a jsdom document: empty it after each file.
afterAll(() => {
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
