import { expect, it } from 'vitest';
import { isNodeRecent } from '@/tools/setup/check-node.mjs';

it.each([
  ['v20.19.0', true],
  ['v20.18.3', false],
  ['v18.20.0', false],
  ['v22.0.0', true],
  ['v24.1.0', true],
])('Node %s is recent enough: %s', (version, recent) => {
  expect(isNodeRecent(version)).toBe(recent);
});
