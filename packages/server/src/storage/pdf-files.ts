import { hourMs } from '@compute-market/contract/rules/time-units';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../db/database';
import type { Services } from '../http/handler';
import { fileLinkKey, filesPath, isSigned, signedAddress, type SignedQuery } from './file-link';

/** Papers that are drawn when they are fetched; those of one kind lie in one folder below `filesPath`. */
export type PdfFolder = 'bills' | 'invoices' | 'receipts' | 'settlements';

const fileRule = /^([\w-]{1,64})\.pdf$/;
const placeOf = (folder: PdfFolder, name: string): string => `${folder}/${name}.pdf`;

/** The address of a paper, for its owner and for an hour or two: it names people and sums, and addresses are passed on. */
export const pdfAddress = (folder: PdfFolder, key: string, name: string, now: Date): string =>
  signedAddress(key, placeOf(folder, name), hourMs, now);

/** Papers of one kind. */
export interface PdfFiles<Found> {
  readonly folder: PdfFolder;
  /** Said for one that is not there, or whose link is over. */
  readonly missing: string;
  /** What a paper is drawn from, by the name that its address was made with; undefined where there is none any more. */
  readonly find: (tx: Tx, name: string) => Promise<Found | undefined>;
  /** Draws it, while no transaction waits. */
  readonly draw: (found: Found) => Promise<{ readonly name: string; readonly pdf: Uint8Array }>;
}

/** Hands out papers to whoever holds a good link. Nobody on the way keeps them, and no search engine. */
export function registerPdfFiles<Found>(
  app: FastifyInstance,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { folder, missing, find, draw }: PdfFiles<Found>,
): void {
  const look = (name: string, query: SignedQuery) =>
    database.transaction(async (tx) =>
      isSigned(await fileLinkKey(tx), placeOf(folder, name), query, clock.now()) ? find(tx, name) : undefined,
    );
  app.get<{ Params: { file: string }; Querystring: SignedQuery }>(
    `${filesPath}/${folder}/:file`,
    async (request, reply) => {
      const [, name] = fileRule.exec(request.params.file) ?? [];
      const found = name === undefined ? undefined : await look(name, request.query);
      const drawn = found && (await draw(found));
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      if (drawn === undefined) return reply.code(404).type('text/plain; charset=utf-8').send(missing);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${drawn.name}.pdf"`)
        .send(drawn.pdf);
    },
  );
}
