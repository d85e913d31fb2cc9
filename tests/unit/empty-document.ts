import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

// Test files share a jsdom document: empty it after each file.
afterAll(() => {
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // A new entry also drops the entries ahead of it and traversals (`history.back()`) that are still queued.
  history.pushState(null, '', '/');
});
