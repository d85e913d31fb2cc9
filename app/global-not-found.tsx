import './globals.css';

export const metadata = { title: 'Page Not Found' };

/**
 * Next's own answer to an unknown path. Visitors never see it: the front (lib/server) answers before
 * Next, in their language. It stands for `npm run dev`, where Next listens alone.
 */
export default function GlobalNotFound() {
  return (
    <html lang="en">
      <body>
        <main className="shell pt-10">
          <h1 className="display-2">Page Not Found</h1>
        </main>
      </body>
    </html>
  );
}
