/** Posts JSON to the admin API and returns its JSON. @throws if the status is not 2xx or the answer is no JSON */
export async function askDesk<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  const answer = await fetch(`/desk/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The desk answered ${answer.status}`);
  return await answer.json();
}
