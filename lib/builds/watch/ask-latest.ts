/**
 * The id of the build that the site serves now. The timestamp keeps every cache out of the answer
 * (specification, section 7). `undefined` where there is none: the tab carries on.
 */
export async function askLatest(now: number): Promise<string | undefined> {
  try {
    const answer = await fetch(`/builds/latest.json?${now}`);
    const { id } = await answer.json();
    return answer.ok && typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
