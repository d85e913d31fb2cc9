/** The response for a calendar file, as a download with a file name; 404 if undefined. */
export function sendCalendar(calendar: string | undefined, file: string): Response {
  if (calendar === undefined) return new Response(null, { status: 404 });
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}.ics"`,
      'Cache-Control': 'public, max-age=0, s-maxage=60',
    },
  });
}
