import type { MachineLine, TerminalListener } from '../provider';
import type { EngineSocket } from './client';

/** What is typed and not yet with the engine, bytes: above it the browser waits. */
const behindLimit = 256 * 1024;

/** One socket of the engine as a line: what passes, how fast, and that it ends. */
export function lineOn(socket: EngineSocket, listener: TerminalListener): MachineLine {
  let closed = false;
  const end = () => {
    if (closed) return;
    closed = true;
    socket.close();
    listener.exit();
  };
  socket.on('message', (data: Buffer, isBinary) => {
    // An empty text is the engine's word that nothing more comes.
    if (!isBinary) end();
    else if (!closed) listener.data(data);
  });
  socket.on('close', end);
  socket.on('error', end);
  socket.resume();
  let behind = false;
  return {
    write(bytes) {
      if (closed) return true;
      socket.send(bytes, () => {
        if (!behind || socket.bufferedAmount > 0) return;
        behind = false;
        listener.drain();
      });
      behind ||= socket.bufferedAmount > behindLimit;
      return !behind;
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    close() {
      if (closed) return;
      closed = true;
      socket.resume();
      socket.close();
    },
  };
}
