import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { TRANSPORT_BASE } from '@compute-market/contract/envelope';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { fillPage, type PageConfiguration } from '../site/page';
import { readScreenFiles, scriptsOf } from '../site/screen-files';
import { brandOrigins, contentSecurityPolicy } from '../site/policy';

const nonceMark = /__CSP_NONCE__/g;
const immutable = 'public, max-age=31536000, immutable';
const missing = '页面不存在，请返回首页。';
const notBuilt = '网站尚未构建，请先运行 npm run build，再刷新此页。';

const text = (reply: FastifyReply, status: number, sentence: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(sentence);
const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';
const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';
const isFile = (url: string): boolean => path.posix.extname(url) !== '';

/** Whether the site has this file. A name that the file system cannot take, such as one too long, is that of no file. */
const isThere = (root: string, url: string): Promise<boolean> =>
  stat(path.join(root, path.posix.normalize(url))).then(
    (found) => found.isFile(),
    () => false,
  );

/** What this server tells the site of itself (decisions 75). */
const configurationOf = ({ sitePath, basePath, demo, reachable, brand }: Config): PageConfiguration => ({
  basePath: sitePath,
  api: { main: sitePath + basePath, thirdParty: sitePath + TRANSPORT_BASE['third-party'] },
  demo: demo && reachable,
  brand,
});

/** The application's page with a fresh nonce in it and in its policy; never kept, since the nonce is good for one answer. */
async function sendPage(
  reply: FastifyReply,
  { index, config, scripts }: { index: string; config: Config; scripts: readonly string[] },
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const page = fillPage(await readFile(index, 'utf8'), configurationOf(config), scripts).replace(nonceMark, nonce);
  return reply
    .header(
      'content-security-policy',
      contentSecurityPolicy({ inline: [`'nonce-${nonce}'`], origins: brandOrigins(config.brand) }),
    )
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page);
}

/**
 * Serves the built application: hashed assets for ever, precompressed where a `.br` or `.gz` stands beside them; every other address without
 * an extension is a page of the application. A missing asset is a 404, never a page.
 */
export async function registerSite(app: FastifyInstance, root: string, config: Config): Promise<void> {
  const index = path.join(root, 'index.html');
  if (!existsSync(index)) {
    app.setNotFoundHandler((request, reply) =>
      isRead(request) && !isFile(pathOf(request)) ? text(reply, 503, notBuilt) : text(reply, 404, missing),
    );
    return;
  }
  const screenFiles = readScreenFiles(root);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
  });
  app.setNotFoundHandler(async (request, reply) => {
    const url = pathOf(request);
    if (!isRead(request)) return text(reply, 404, missing);
    if (!isFile(url) && !url.startsWith('/assets/'))
      return sendPage(reply, { index, config, scripts: scriptsOf(url, screenFiles) });
    if (!(await isThere(root, url)) || url.endsWith('.html')) return text(reply, 404, missing);
    reply
      .header('vary', 'Accept-Encoding')
      .header('cache-control', url.startsWith('/assets/') ? immutable : 'no-cache');
    return reply.sendFile(url);
  });
}
