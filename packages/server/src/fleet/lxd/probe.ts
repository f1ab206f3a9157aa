import net from 'node:net';
import type { ProbedPort } from '../provider';

const connectLimitMs = 2000;
/** A port that the host carries to nowhere is closed at once; one that stays open this long leads somewhere. */
const holdMs = 300;

function probePort(host: string, port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = net.connect({ host, port, timeout: connectLimitMs });
    const end = (result: number | null) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => {
      const delay = Math.max(1, Math.round(performance.now() - began));
      const held = setTimeout(() => end(delay), holdMs);
      socket.once('data', () => end(delay));
      socket.once('close', () => {
        clearTimeout(held);
        end(null);
      });
    });
    socket.once('error', () => end(null));
    socket.once('timeout', () => end(null));
  });
}

/** After how many milliseconds each public port answers with something behind it; null where nothing listens. */
export const probePorts = (host: string, ports: readonly ProbedPort[]): Promise<(number | null)[]> =>
  Promise.all(ports.map(({ port }) => probePort(host, port)));
