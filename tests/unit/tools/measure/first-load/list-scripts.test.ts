import { expect, it } from 'vitest';
import { listScripts } from '@/tools/measure/first-load/list-scripts';

it('lists each script once, without inline ones and those for old browsers', () => {
  const html =
    '<script src="/_next/a.js?v=1" async=""></script><script>1</script>' +
    '<script src="/_next/old.js" noModule=""></script><script async src="/_next/b.js"></script>' +
    '<script src="/_next/a.js"></script>';
  expect(listScripts(html)).toEqual(['/_next/a.js', '/_next/b.js']);
});
