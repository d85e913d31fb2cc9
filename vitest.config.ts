import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    // A component's test asks for a document itself: // @vitest-environment jsdom
    environment: 'node',
    // Tests have a house of their own: the demonstration's is replaced by whoever uses the site.
    env: { HOUSE: 'tests/house' },
    include: ['tests/unit/**/*.test.{ts,tsx}'],
  },
});
