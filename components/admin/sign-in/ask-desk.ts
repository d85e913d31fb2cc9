/** What the desk answers to its own program. @throws where it does not answer, or not in form */
export async function askDesk<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  const answer = await fetch(`/desk/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The desk answered ${answer.status}`);
  return await answer.json();
}
