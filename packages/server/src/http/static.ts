import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { TRANSPORT_BASE } from '@compute-market/contract/envelope';
import { routes } from '@compute-market/contract/routes';
import type { ScreenFiles } from '@compute-market/contract/screen-files';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Services } from './handler';
import { createDrawings, type Draw } from '../site/drawing';
import { fillPage, withDrawing, type PageConfiguration } from '../site/page';
import { createStyleSheets, type StyleSheets } from '../site/own-styles';
import { readScreenFiles, scriptsOf } from '../site/screen-files';
import { brandOrigins, contentSecurityPolicy } from '../site/policy';

const gzipped = promisify(gzip);
const brotli = promisify(brotliCompress);
/** As fast as gzip on a page, and a tenth smaller; its window holds a page. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 } };
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
const configurationOf = ({ sitePath, basePath, demoBand, brand }: Config): PageConfiguration => ({
  basePath: sitePath,
  api: { main: sitePath + basePath, thirdParty: sitePath + TRANSPORT_BASE['third-party'] },
  demo: demoBand,
  brand,
});

/** What the page of a browser's size depends on, besides what it can unpack. */
const pageVary = 'Accept-Encoding, Sec-CH-UA-Mobile, User-Agent';

/** Whether the browser is a phone's: it says so itself, or its name does. */
function isPhone({ headers }: FastifyRequest): boolean {
  const said = headers['sec-ch-ua-mobile'];
  return said === undefined ? /Mobile/.test(headers['user-agent'] ?? '') : said === '?1';
}

/** A page with a drawing is long, and made anew for every answer: packed fast rather than small. */
async function sendPacked(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await brotli(page, quickly));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gzipped(page));
  return reply.send(page);
}

interface Site {
  readonly index: string;
  readonly config: Config;
  readonly screenFiles: ScreenFiles;
  readonly draw: Draw;
  readonly withStyles: StyleSheets;
}

/** The application's page with a fresh nonce in it and in its policy; never kept, since the nonce is good for one answer. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { index, config, screenFiles, draw, withStyles }: Site,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const [built, drawn] = await Promise.all([readFile(index, 'utf8'), draw(request.url, isPhone(request))]);
  const scripts = scriptsOf(pathOf(request), screenFiles);
  const styled = drawn ? await withStyles(built) : built;
  const page = fillPage(styled, configurationOf(config), scripts).replace(nonceMark, nonce);
  reply
    .header(
      'content-security-policy',
      contentSecurityPolicy({ inline: [`'nonce-${nonce}'`], origins: brandOrigins(config.brand) }),
    )
    .header('cache-control', 'no-cache')
    .header('vary', pageVary)
    .type('text/html; charset=utf-8');
  return sendPacked(request, reply, drawn ? withDrawing(page, drawn, nonce) : page);
}

/** The code of the drawings is read before the first visitor comes, and the home of the console, which is kept, is drawn before the first customer. */
async function drawAhead(draw: Draw): Promise<void> {
  await draw(routes.store.path, false);
  for (const small of [false, true]) await draw(routes.dashboard.path, small);
}

/**
 * Serves the built application: hashed assets for ever, precompressed where a `.br` or `.gz` stands beside them; every other address without
 * an extension is a page of the application. A missing asset is a 404, never a page.
 */
export async function registerSite(
  app: FastifyInstance,
  root: string,
  { config, logger }: Pick<Services, 'config' | 'logger'>,
): Promise<void> {
  const index = path.join(root, 'index.html');
  if (!existsSync(index)) {
    app.setNotFoundHandler((request, reply) =>
      isRead(request) && !isFile(pathOf(request)) ? text(reply, 503, notBuilt) : text(reply, 404, missing),
    );
    return;
  }
  const site: Site = {
    index,
    config,
    screenFiles: readScreenFiles(root),
    draw: createDrawings(app, root, { configuration: configurationOf(config), logger }),
    withStyles: createStyleSheets(root, config.sitePath),
  };
  app.addHook('onListen', () => drawAhead(site.draw));
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
    if (!isFile(url) && !url.startsWith('/assets/')) return sendPage(request, reply, site);
    if (!(await isThere(root, url)) || url.endsWith('.html')) return text(reply, 404, missing);
    reply
      .header('vary', 'Accept-Encoding')
      .header('cache-control', url.startsWith('/assets/') ? immutable : 'no-cache');
    return reply.sendFile(url);
  });
}
