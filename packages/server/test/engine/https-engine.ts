import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openClient, type EngineClient } from '../../src/fleet/lxd/client';
import type { TestEngine } from './daemon';

const run = promisify(execFile);

/** Where our certificate and its key lie. */
export interface CertificateFiles {
  readonly certificate: string;
  readonly key: string;
}

/** A certificate of our own, made as docs/machines.md says. */
export async function makeCertificate(folder: string, name: string): Promise<CertificateFiles> {
  const files = { certificate: path.join(folder, `${name}.crt`), key: path.join(folder, `${name}.key`) };
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-384 -nodes -days 3650 -subj /CN=market'.split(' ');
  await run('openssl', [...words, '-keyout', files.key, '-out', files.certificate]);
  return files;
}

/** What the engine is told of a certificate: its body, without the lines around it. */
const bodyOf = (file: string): string => readFileSync(file, 'utf8').replace(/-----[^-]+-----|\s/g, '');

/** Lets a certificate use one project and no more: `lxc config trust add --restricted --projects`. */
export const trustWithin = (client: EngineClient, file: string, project: string): Promise<unknown> =>
  client.change('POST', '/certificates', {
    type: 'client',
    name: path.basename(file),
    certificate: bodyOf(file),
    restricted: true,
    projects: [project],
  });

/** A port of this machine where nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The engine of this run at an https address, with a project of our own in it. */
export interface HttpsEngine {
  /** Where certificates of a test may lie. */
  readonly folder: string;
  readonly url: string;
  readonly project: string;
  /** Its image, under a name that the catalogue has. */
  readonly imageKey: string;
  /** What its daemon shows. */
  readonly serverCertificate: string;
  readonly client: EngineClient;
  close(): Promise<void>;
}

/** Has the engine listen on the loopback too, until `close`. */
export async function listenOnHttps({ url: socket, imageFile }: TestEngine): Promise<HttpsEngine> {
  const client = openClient({ url: socket });
  const engineFolder = path.dirname(socket.replace('unix:', ''));
  const [project, imageKey] = ['market', 'pytorch-2.5'];
  const address = `127.0.0.1:${await freePort()}`;
  await client.change('PATCH', '', { config: { 'core.https_address': address } });
  await client.change('POST', '/projects', { name: project, description: '', config: {} });
  const env = { ...process.env, LXD_DIR: engineFolder, HOME: engineFolder };
  await run('lxc', ['image', 'import', imageFile, '--alias', imageKey, '--project', project], { env });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compute-market-https-'));
  return {
    folder,
    url: `https://${address}`,
    project,
    imageKey,
    serverCertificate: path.join(engineFolder, 'server.crt'),
    client,
    async close() {
      rmSync(folder, { recursive: true, force: true });
      await run('lxc', ['image', 'delete', imageKey, '--project', project], { env });
      await client.change('DELETE', `/projects/${project}`);
      await client.change('PATCH', '', { config: { 'core.https_address': '' } });
    },
  };
}
