import { expect, test } from 'playwright/test';

test('a drawn poster is also a PDF, a wallpaper and a moving picture', async ({ request }) => {
  const types = {
    'a3.pdf': 'application/pdf',
    'phone.png': 'image/png',
    'moving.gif': 'image/gif',
  };
  for (const [ending, type] of Object.entries(types)) {
    const answer = await request.get(`/poster/judex_${ending}`);
    expect(answer.status(), ending).toBe(200);
    expect(answer.headers()['content-type']).toBe(type);
    expect(answer.headers()['cache-control']).toContain('max-age=86400');
  }
  // A film with a poster of its own, an unknown film, an unknown file.
  for (const name of ['etude-en-disques_a3.pdf', 'nobody_a3.pdf', 'judex_a4.pdf', 'judex_a3.svg'])
    expect((await request.get(`/poster/${name}`)).status(), name).toBe(404);
});
