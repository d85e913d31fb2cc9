/** Under which a device keeps where a film was left: its picture and its sound are two things. */
export function placeName(slug: string, type: 'video' | 'audio'): string {
  return `${slug} ${type}`;
}
