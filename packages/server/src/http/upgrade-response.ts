import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * The plain answer to a request that asked for another way to talk; its line ends with it. Throws while an earlier request of the line is still being
 * answered: a caller that sends the next one before that gets no answer.
 */
export function upgradeResponse(request: IncomingMessage, socket: Duplex): ServerResponse {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.on('error', () => response.destroy());
  response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0]);
  // Node tells an answer no longer when a line that it gave away takes more.
  socket.on('drain', () => response.emit('drain'));
  response.on('finish', () => socket.end());
  return response;
}
