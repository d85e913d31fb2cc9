import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// A plain Node server that answers from memory: `node plain-server.mjs <list>`, where the list has status, headers
// and the body's file for each path.
const answers = new Map(
  JSON.parse(readFileSync(process.argv[2], 'utf8')).map(({ path, status, headers, file }) => [
    path,
    { status, headers, body: readFileSync(file) },
  ]),
);
const server = createServer(({ url }, response) => {
  const { status, headers, body } = answers.get(url);
  response.writeHead(status, headers);
  response.end(body);
}).listen(0, '127.0.0.1', () => process.send(server.address().port));
