import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

// Files that share a document: the next finds it as a browser opens it.
afterAll(() => {
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
