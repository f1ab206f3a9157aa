import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { hashOfScript } from './policy';

/** Where the component library is shown. */
export const designHome = '/design';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
const hashed = 'public, max-age=31536000, immutable';
const missing = '页面不存在，请返回首页。';
const notBuilt = '组件库文档尚未构建，请在项目目录运行 npm run storybook:build（需要几分钟），完成后刷新此页。';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of a page of Storybook: its own files, and of inline scripts those that were built into it. Its style engine and the stories
 * write style elements without a nonce, and its frame shows the stories, so inline styles and frames of its own are let through.
 */
export function designPolicy(page: string): string {
  const inline = Array.from(page.matchAll(inlineScript), ([, script = '']) => hashOfScript(script));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const text = (reply: FastifyReply, status: number, sentence: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(sentence);

/** The file of a folder at a path of an address; none outside of it, none hidden, and none that the file system cannot take. */
async function readWithin(folder: string, asked: string): Promise<Buffer | null> {
  const name = path.posix.normalize(`/${asked}`);
  if (/\/\./.test(name)) return null;
  return readFile(path.join(folder, name)).catch(() => null);
}

async function sendFile(folder: string, asked: string, reply: FastifyReply): Promise<FastifyReply> {
  const name = asked === '' ? 'index.html' : asked;
  const type = types[path.posix.extname(name)];
  const file = type === undefined ? null : await readWithin(folder, name);
  if (type === undefined || file === null)
    return (await readWithin(folder, 'index.html')) === null ? text(reply, 503, notBuilt) : text(reply, 404, missing);
  reply.type(type).header('cache-control', name.startsWith('assets/') ? hashed : 'no-cache');
  if (type !== types['.html']) return reply.send(file);
  return reply
    .header('content-security-policy', designPolicy(file.toString('utf8')))
    .header('x-frame-options', 'SAMEORIGIN')
    .send(file);
}

/**
 * Shows the component library at `/design` on a demo, from the folder that `npm run storybook:build` writes; it may be built while the server
 * runs. Anywhere else these addresses are missing: they are no pages of the application either.
 */
export function registerDesign(app: FastifyInstance, { demo }: Pick<Config, 'demo'>, folder: string): void {
  if (!demo) {
    const refuse = (_request: FastifyRequest, reply: FastifyReply) => text(reply, 404, missing);
    app.get(designHome, refuse);
    app.get(`${designHome}/*`, refuse);
    return;
  }
  // Its files name each other by paths relative to the folder.
  app.get(designHome, (_request, reply) => reply.redirect(`${designHome}/`));
  app.get<{ Params: { '*': string } }>(`${designHome}/*`, (request, reply) =>
    sendFile(folder, request.params['*'], reply),
  );
}
