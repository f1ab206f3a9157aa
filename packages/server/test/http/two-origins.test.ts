import { nodeSystem, runCli } from '@compute-market/cli';
import { getAllGpuInfo } from '@compute-market/contract/calls/market';
import { getNotices } from '@compute-market/contract/calls/notice';
import { createWorkOrder, getWorkOrder, uploadWorkOrderImage } from '@compute-market/contract/calls/work-order';
import { API_KEY_START } from '@compute-market/contract/entities/api-key';
import type { OpenApiDocument } from '@compute-market/contract/openapi';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { customer } from '../calls/instance-customers';
import { openServer, startTestServer, type TestServer, upload } from '../setup';

const site = 'https://www.example.com';
const api = 'https://api.example.com';

const server = openServer({ config: { corsOrigins: [site], publicOrigin: api } });

const preflight = (url: string, origin: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });

describe('a listed site', () => {
  test.each(['/api/login', '/third-party/api/v1/work-order/orders'])('may ask before it calls %s', async (url) => {
    const answer = await preflight(url, site);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-request-id',
      vary: 'Origin',
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('reads answers and refusals, and sees that they are ours', async () => {
    for (const input of [
      { page: 1, page_size: 3 },
      { page: -1, page_size: 3 },
    ]) {
      const { headers } = await server.call(getNotices, input, { headers: { origin: site } });
      expect(headers).toMatchObject({ 'access-control-allow-origin': site, vary: 'Origin' });
      expect(headers['access-control-expose-headers']).toContain('x-contract');
    }
  });
});

test.each([`${site}.evil.com`, 'http://www.example.com', 'null', `${site}:8443`])(
  'a site of the origin %s hears nothing',
  async (origin) => {
    expect((await preflight('/api/login', origin)).headers).not.toHaveProperty('access-control-allow-origin');
    const { headers } = await server.call(getNotices, { page: 1, page_size: 3 }, { headers: { origin } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  },
);

test('what is not a call is for nobody else', async () => {
  const headers = { origin: site };
  for (const url of ['/sandbox', '/sandbox/api/token', '/openapi.json', '/store'])
    expect((await server.app.inject({ url, headers })).headers, url).not.toHaveProperty('access-control-allow-origin');
});

describe('files', () => {
  async function withPicture(one: TestServer) {
    const { token } = await customer(one);
    const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#2060c0' } })
      .png()
      .toBuffer();
    const { data } = await upload(one, uploadWorkOrderImage, { name: 'a.png', bytes }, { token });
    const { data: sent } = await one.call(
      createWorkOrder,
      {
        category_id: 3,
        sub_category_id: 32,
        title: 'GPU 掉卡，只剩 2 张',
        content: `看图 ![](${data.url})`,
        resource_type: 'none',
        phone: '13800138000',
      },
      { token },
    );
    const {
      data: { order },
    } = await one.call(getWorkOrder, { id: sent.id }, { token });
    return { url: data.url, content: order.content };
  }

  test('are named with the address of the server, also in texts that were written with it, and other sites may show them', async () => {
    const { url, content } = await withPicture(server);
    expect(url).toMatch(/^https:\/\/api\.example\.com\/files\/[\w-]+\?until=\d+&by=/);
    expect(content).toContain(`![](${url})`);
    const shown = await server.app.inject(url.slice(api.length));
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' });
    expect(shown.headers['content-disposition']).toMatch(/^attachment/);
  });

  test('are named below the path of the site where there is one, and by a bare path where there is none', async () => {
    const under = await startTestServer({ config: { sitePath: '/compute' } });
    const first = await withPicture(under);
    expect(first.url).toMatch(/^\/compute\/files\//);
    expect(first.content).toContain(`![](${first.url})`);
    expect((await under.app.inject(first.url)).headers['cross-origin-resource-policy']).toBe('same-origin');
    await under.close();
    const plain = await startTestServer();
    const second = await withPicture(plain);
    expect(second.url).toMatch(/^\/files\//);
    expect(second.content).toContain(`![](${second.url})`);
    await plain.close();
  });
});

describe('below a path', () => {
  test('every address answers with it and without it, and leads below it', async () => {
    const under = await startTestServer({ config: { sitePath: '/compute' } });
    for (const url of ['/compute/healthz', '/healthz', '/compute/openapi.json'])
      expect((await under.app.inject(url)).statusCode, url).toBe(200);
    const healthy = (await under.app.inject('/healthz')).body;
    expect((await under.app.inject('/computer/healthz')).body).not.toBe(healthy);
    const desk = await under.app.inject('/compute/sandbox');
    expect(desk.body).toContain('action="/compute/sandbox/clock"');
    expect(desk.body).not.toMatch(/"\/sandbox/);
    const acted = await under.app.inject({
      method: 'POST',
      url: '/compute/sandbox/clock',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(acted.headers.location).toBe('/compute/sandbox');
    await under.close();
  });

  test('the document of the API and the command line lead to the calls, whatever their base', async () => {
    const under = await startTestServer({
      config: { sitePath: '/compute', basePath: '/api-test' },
      site: path.resolve('packages/app'),
    });
    const { servers, paths } = (await under.app.inject('/compute/openapi.json')).json<OpenApiDocument>();
    const [, call = ''] = Object.entries(paths).flatMap(([address, { post }]) =>
      post?.operationId === getAllGpuInfo.name ? ['', address] : [],
    );
    const called = await under.app.inject({ method: 'POST', url: `${String(servers[0]?.url)}${call}`, payload: {} });
    expect(called.json()).toMatchObject({ status: 0 });

    const said: string[] = [];
    const out = (line: string) => void said.push(line);
    await under.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = under.app.server.address() as AddressInfo;
    const env = { SUANLI_URL: `http://127.0.0.1:${port}/compute`, SUANLI_API_KEY: `${API_KEY_START}none` };
    expect(await runCli(['list'], { ...nodeSystem(), env, out, err: out })).toBe(3);
    expect(said).toEqual(['API 密钥无效或已撤销，请在安全设置中创建新的密钥']);
    await under.close();
  });
});
