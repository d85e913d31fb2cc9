import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// Test files share a jsdom document: it is empty after each test.
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

// A new entry also drops the entries ahead of it and traversals (`history.back()`) that are still queued.
afterAll(() => history.pushState(null, '', '/'));
