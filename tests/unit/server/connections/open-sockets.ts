import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** An open connection to a local server. */
export async function openSocket(server: Server): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, 'localhost');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Reads a connection to its end. */
export async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket.setEncoding('utf8')) text += part;
  return text;
}

/** Reads the next part of a connection. */
export async function readNext(socket: Socket): Promise<string> {
  const [part] = await once(socket.setEncoding('utf8'), 'data');
  return String(part);
}
