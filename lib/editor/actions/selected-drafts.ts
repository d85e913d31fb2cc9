/** The revisions of the ticked drafts, as the list has shown them, by id: `draft-<id>=<revision>`. */
export function selectedDrafts(fields: Record<string, string>): Map<string, number> {
  const selected = Object.entries(fields).flatMap(([name, revision]) => {
    const [, id] = /^draft-([0-9a-f-]{36})$/.exec(name) ?? [];
    return id ? [[id, Number(revision)] as const] : [];
  });
  return new Map(selected);
}
