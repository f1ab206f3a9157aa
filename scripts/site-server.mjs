// The built site on a free port of this machine, for what measures it in a browser.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from './processes.mjs';

/** ms between two looks whether the server answers, and how many there are. */
const pause = 200;
const looks = 300;

/** A port that nobody uses. */
export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const answers = (url) =>
  fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );

/** Starts the built server on the data of a folder and waits until it answers. `close` ends it and waits for its end. */
export async function startSite(data, env = () => ({})) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [path.join(root, 'packages/server/dist/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      ...env(url),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  for (let look = 0; !(await answers(url)); look += 1) {
    if (look > looks) {
      await close();
      throw new Error('the server did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return { url, close };
}
