import { expect, test } from 'playwright/test';

test('the scripts that a page begins with are compiled as they arrive', async ({ request }) => {
  const html = await (await request.get('/movie/etude-en-disques')).text();
  const begins = [...html.matchAll(/<script src="([^"]+)" async/g)].map(
    ([, address]) => `${address}`,
  );
  expect(begins.length).toBeGreaterThan(5);
  for (const address of begins) {
    const script = await (await request.get(address)).text();
    expect(script.startsWith('//# allFunctionsCalledOnLoad\n'), address).toBe(true);
  }
});
