import { secondMs } from '@compute-market/contract/rules/time-units';
import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Readiness } from '../operations/health';

/** How long a line that nothing is asked over stays open once the server closes. */
const graceMs = secondMs;

/** The lines of an app's servers, which it lets go of when it ends: a browser keeps them open for minutes and says nothing. */
export class OpenLines {
  readonly #servers: Server[] = [];
  readonly #lines = new Set<Socket>();

  /** Knows the lines of this server from now on. */
  watch(server: Server): void {
    this.#servers.push(server);
    server.on('connection', (line: Socket) => {
      this.#lines.add(line);
      line.once('close', () => this.#lines.delete(line));
    });
  }

  /** Has each line closed with the next answer once the server was told to end, and soon after it when the server closes. */
  letGo(app: FastifyInstance, readiness: Readiness): void {
    // With the answer, not with the request, which may have begun before: a proxy opens its next line to another server.
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (readiness.stopping) reply.header('connection', 'close');
      done();
    });
    app.addHook('preClose', (done) => {
      this.#closeSoon(app.server);
      done();
    });
  }

  /** Node closes the lines that are idle now; what becomes idle later, and what has never said a word, it would wait for. */
  #closeSoon(main: Server): void {
    for (const server of this.#servers) server.keepAliveTimeout = graceMs;
    const look = setInterval(() => {
      for (const line of this.#lines) if (line.bytesRead === 0) line.destroy();
    }, graceMs);
    look.unref();
    main.once('close', () => clearInterval(look));
  }
}
