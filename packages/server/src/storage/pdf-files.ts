import type { FastifyInstance } from 'fastify';
import type { SignedQuery } from './file-link';

/** Papers of one kind. */
export interface PdfFiles {
  /** Where they are, below the site. */
  readonly path: string;
  /** Said for one that is not there, or whose link is over. */
  readonly missing: string;
  /** The paper of a file name and what signs its address; undefined where there is none, or the link is no good. */
  readonly find: (
    file: string,
    query: SignedQuery,
  ) => Promise<{ readonly name: string; readonly pdf: Uint8Array } | undefined>;
}

/** Hands out papers to whoever holds a good link. Nobody on the way keeps them, and no search engine. */
export function registerPdfFiles(app: FastifyInstance, { path, missing, find }: PdfFiles): void {
  app.get<{ Params: { file: string }; Querystring: SignedQuery }>(`${path}/:file`, async (request, reply) => {
    const found = await find(request.params.file, request.query);
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (found === undefined) return reply.code(404).type('text/plain; charset=utf-8').send(missing);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${found.name}.pdf"`)
      .send(found.pdf);
  });
}
