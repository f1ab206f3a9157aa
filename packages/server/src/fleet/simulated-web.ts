import { JUPYTER_PORT } from '@compute-market/contract/constants';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { duplexPair, type Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { html, type Html } from '../platform/html';

/** What a simulated service tells of itself. */
export interface SimulatedService {
  /** Of the machine. */
  readonly name: string;
  /** The port inside. */
  readonly inner: number;
}

const words = {
  jupyter: 'JupyterLab',
  service: (inner: number) => `端口 ${inner} 的服务`,
  demo: '演示环境：这里是模拟的服务，没有真实的算力',
  launcher: '启动器',
  files: ['data', 'models', 'train.ipynb', 'README.md'],
  tiles: ['Notebook · Python 3', 'Console · Python 3', '终端', '文本文件'],
  running: (name: string) => `由实例 ${name} 提供，只有登录后从控制台才能打开`,
  socket: 'WebSocket',
  connecting: '正在连接',
} as const;

/** The page speaks to its own socket, so that whoever shows it sees one open. */
const script = `const line=document.getElementById('socket');const socket=new WebSocket(location.origin.replace(/^http/,'ws')+'/api/echo');
socket.onopen=()=>socket.send('已连接');socket.onmessage=({data})=>{line.textContent=data};socket.onclose=()=>{line.textContent='已断开'};`;
const style = `body{margin:0;font:14px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;color:#212121;display:grid;grid-template:auto 1fr/14rem 1fr;min-height:100vh}
header{grid-column:1/3;padding:.5rem 1rem;border-bottom:1px solid #ddd;display:flex;gap:1rem;align-items:baseline}h1{font-size:1rem;margin:0}p{margin:0 0 1rem;color:#616161}
nav{border-right:1px solid #ddd;padding:1rem}ul{list-style:none;margin:0;padding:0}main{padding:2rem}h2{font-size:1.25rem;margin:0 0 1rem}
main ul{display:flex;flex-wrap:wrap;gap:1rem}main li{border:1px solid #ddd;border-radius:4px;padding:1.5rem 1rem;min-width:9rem;text-align:center}`;

const list = (names: readonly string[]): Html => html`<ul>${names.map((name) => html`<li>${name}</li>`)}</ul>`;

function page({ name, inner }: SimulatedService): string {
  const title = inner === JUPYTER_PORT ? words.jupyter : words.service(inner);
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/static/style.css" />
        <script defer src="/static/page.js"></script>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <span>${words.socket}：<span id="socket" role="status">${words.connecting}</span></span>
        </header>
        <nav>${list(words.files)}</nav>
        <main>
          <h2>${words.launcher}</h2>
          <p>${words.demo}</p>
          <p>${words.running(name)}</p>
          ${list(words.tiles)}
        </main>
      </body>
    </html>`.text;
}

const files: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
  '/static/style.css': { type: 'text/css', text: style },
  '/static/page.js': { type: 'text/javascript', text: script },
};

function answer(service: SimulatedService, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  const [path = '/'] = (request.url ?? '/').split('?');
  const file = files[path];
  if (file !== undefined) response.writeHead(200, { 'content-type': `${file.type}; charset=utf-8` }).end(file.text);
  else if (path === '/') response.writeHead(302, { location: '/lab' }).end();
  else if (path === '/lab')
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': '_xsrf=demo; Path=/' })
      .end(page(service));
  else response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('404');
}

/** The small web service that every simulated machine has behind its ports, within this process. */
export function createSimulatedWeb(): { connect(service: SimulatedService): Duplex } {
  const services = new WeakMap<object, SimulatedService>();
  const server = createServer((request, response) => {
    const service = services.get(request.socket);
    if (service === undefined) response.destroy();
    else answer(service, request, response);
  });
  const sockets = new WebSocketServer({ noServer: true, clientTracking: false, maxPayload: 64 * 1024 });
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('error', () => opened.terminate());
      opened.on('message', (data, isBinary) => opened.send(data, { binary: isBinary }));
    }),
  );
  return {
    connect(service) {
      const [ours, theirs] = duplexPair();
      services.set(theirs, service);
      // An end that goes away takes the other along, as a line does.
      ours.once('close', () => theirs.destroy());
      theirs.once('close', () => ours.destroy());
      theirs.on('error', () => theirs.destroy());
      server.emit('connection', theirs);
      return ours;
    },
  };
}
