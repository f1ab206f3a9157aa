import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { storedFile } from '../db/schema/file';
import type { Services } from '../http/handler';
import { fileLinkKey, filesPath, isSigned, type SignedQuery } from './file-link';
import { isFileName } from './file-store';
import type { StoredFile } from './stored-file';

interface FileRequest {
  Params: { name: string };
  Querystring: SignedQuery;
}

/** Opened by itself, a file can do nothing: no script, no form, no frame. */
const filePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('文件不存在或链接已过期，请返回原页面刷新后重试。');

async function findFile(services: Services, name: string, query: SignedQuery): Promise<StoredFile | null> {
  if (!isFileName(name)) return null;
  return services.database.transaction(async (tx) => {
    if (!isSigned(await fileLinkKey(tx), name, query, services.clock.now())) return null;
    const [file] = await tx
      .select()
      .from(storedFile)
      .where(and(eq(storedFile.name, name), isNull(storedFile.removedAt)));
    return file ?? null;
  });
}

/** Pictures are shown where they stand; everything else is only ever downloaded. */
function dispositionOf({ mediaType, originalName }: StoredFile, opens: boolean): string {
  const kind = opens && mediaType.startsWith('image/') ? 'inline' : 'attachment';
  const encoded = encodeURIComponent(originalName).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename*=UTF-8''${encoded}`;
}

/** Serves uploaded files to whoever holds a good link. */
export function registerFileRoutes(app: FastifyInstance, services: Services): void {
  // A site of another origin shows pictures too, but its links only download what says so itself: the page must not be left for a file.
  const isOfOneOrigin = services.config.corsOrigins.length === 0;
  app.get<FileRequest>(`${filesPath}/:name`, async (request, reply) => {
    const file = await findFile(services, request.params.name, request.query);
    const bytes = file === null ? null : await services.files.read(file.name);
    if (file === null || bytes === null) return missing(reply);
    return reply
      .header('content-security-policy', filePolicy)
      .header('content-disposition', dispositionOf(file, isOfOneOrigin))
      .header('cross-origin-resource-policy', isOfOneOrigin ? 'same-origin' : 'cross-origin')
      .header('cache-control', 'private, max-age=3600')
      .type(file.mediaType)
      .send(Buffer.from(bytes));
  });
}
