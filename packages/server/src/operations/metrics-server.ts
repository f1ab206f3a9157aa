import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from '../config';
import type { Metrics } from './metrics';

/** Serves `/metrics` on a port of its own, which nobody but the supervisor reaches. Throws StartupError when the port cannot be had. */
export async function startMetricsServer(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics')
      return void response.writeHead(404).end();
    metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new StartupError(`无法监听指标端口 ${host}:${port}，请检查 METRICS_PORT 与 METRICS_HOST。`, { cause })),
    );
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
