import { defaultBrand } from '@compute-market/contract/brand';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { connectedChannels, unconnectedChannels } from '../src/channels';
import { readConfig } from '../src/config';
import { findLacking, listSettings } from '../src/config/settings';
import { packageFile } from '../src/platform/package-file';

describe('the demo', () => {
  test.each([
    ['nothing is set', {}],
    ['the host is this machine by its number', { HOST: '127.0.0.1' }],
    ['the host is this machine by its long number', { HOST: '::1' }],
    ['the origin is this machine', { PUBLIC_ORIGIN: 'http://localhost:8080' }],
  ])('is on where %s', (_name, variables) => {
    expect(readConfig(variables)).toMatchObject({ demo: true, demoBand: false, reachable: false });
  });

  test.each([
    ['others can knock', { HOST: '0.0.0.0' }, true],
    ['others can knock at one address', { HOST: '192.168.1.20' }, true],
    ['a name only looks like this machine', { HOST: '127.example.com' }, true],
    ['a proxy stands before it', { PUBLIC_ORIGIN: 'http://market.example.com' }, true],
    ['the origin is safe', { PUBLIC_ORIGIN: 'https://market.example.com' }, true],
    ['the origin is safe and here', { PUBLIC_ORIGIN: 'https://localhost' }, false],
    ['the database is a real one', { DATABASE_URL: 'postgres://db/market' }, false],
    ['another host serves the site', { SITE_URL: 'https://www.example.com' }, true],
    ['other sites may call it', { CORS_ORIGINS: 'http://www.example.com' }, true],
    ['safe sites here may call it', { CORS_ORIGINS: 'https://localhost:8443' }, false],
  ])('is off where %s, unless it is asked for', (_name, variables, reachable) => {
    expect(readConfig(variables)).toMatchObject({ demo: false, demoBand: false, reachable });
    expect(readConfig({ ...variables, DEMO: '1' })).toMatchObject({ demo: true, demoBand: true, reachable });
  });

  test('is off where it is refused', () => {
    expect(readConfig({ DEMO: '0' }).demo).toBe(false);
  });
});

describe('the place of the site', () => {
  test('is the root of this server alone when nothing is set', () => {
    expect(readConfig({})).toMatchObject({ sitePath: '', siteUrl: null, corsOrigins: [], brand: defaultBrand });
  });

  test('may be a path, another host and a list of origins', () => {
    const variables = {
      SITE_PATH: '/rent/compute',
      SITE_URL: 'https://www.example.com/compute',
      CORS_ORIGINS: 'https://www.example.com, http://localhost:8080',
    };
    expect(readConfig(variables)).toMatchObject({
      sitePath: '/rent/compute',
      siteUrl: 'https://www.example.com/compute',
      corsOrigins: ['https://www.example.com', 'http://localhost:8080'],
    });
  });

  test.each([
    ['SITE_PATH', 'compute'],
    ['SITE_PATH', '/compute/'],
    ['SITE_PATH', '/api'],
    ['SITE_PATH', '/files/x'],
    ['SITE_PATH', '/design'],
    ['SITE_PATH', '/a"b'],
    ['SITE_URL', 'https://www.example.com/'],
    ['IMAGE_REGISTRIES', 'https://ghcr.io'],
    ['IMAGE_REGISTRIES', 'docker.io/library'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://www.example.com/'],
    ['CORS_ORIGINS', 'https://*.example.com'],
    ['CORS_ORIGINS', 'https://www.example.com:99999'],
    ['PUBLIC_ORIGIN', 'https://market.example.com:99999'],
    ['SITE_URL', 'https://www.example.com:99999/compute'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'Authorization=Basic 50%'],
  ])('%s refuses %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`环境变量有误：${name} 应为`));
  });
});

/** A brand that can be transferred to. */
function brandWithAccount(): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'compute-market-brand-')), 'brand.json');
  writeFileSync(file, '{"bankAccount":{"holder":"某某云","bank":"招商银行","number":"5719 0876 5410 808"}}');
  return file;
}

describe('the brand file', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'compute-market-brand-')), 'brand.json');
  const brandOf = (content: string) => {
    writeFileSync(file, content);
    return readConfig({ BRAND_FILE: file }).brand;
  };

  test('gives what it names, the rest stays neutral', () => {
    const brand = brandOf('{"name":"某某云","bankAccount":{"bank":"招商银行"}}');
    expect(brand).toMatchObject({ name: '某某云', company: defaultBrand.company });
    expect(brand.bankAccount).toEqual({ ...defaultBrand.bankAccount, bank: '招商银行' });
  });

  test.each([
    ['{"nane":"某某云"}', /nane/],
    ['{"bankAccount":{"holder":7}}', /bankAccount\.holder/],
    ['{"logo":"javascript:alert(1)"}', /logo/],
    ['{', /不是有效的 JSON/],
  ])('%s is refused, and the start says where', (content, reason) => {
    expect(() => brandOf(content)).toThrow(reason);
  });

  test('that is not there is told', () => {
    expect(() => readConfig({ BRAND_FILE: '/nowhere/brand.json' })).toThrow('无法读取品牌文件');
  });
});

describe('a secret that stands in a file', () => {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'compute-market-config-'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  const address = 'postgres://market:hidden@db/market';
  function fileOf(text: string): string {
    const file = path.join(scratch, `${text.length}`);
    writeFileSync(file, text);
    return file;
  }

  test('is read without the end of its line', () => {
    expect(readConfig({ DATABASE_URL_FILE: fileOf(`${address}\n`) }).databaseUrl).toBe(address);
  });

  test.each([
    [
      'a file that is missing',
      { DATABASE_URL_FILE: path.join(scratch, 'none') },
      'DATABASE_URL_FILE 指定的文件无法读取',
    ],
    ['an empty file', { DATABASE_URL_FILE: fileOf('\n') }, 'DATABASE_URL_FILE 指定的文件是空的'],
    [
      'a variable beside it',
      { DATABASE_URL: address, DATABASE_URL_FILE: fileOf(address) },
      'DATABASE_URL 与 DATABASE_URL_FILE 只能设置一个',
    ],
    ['a wrong value', { DATABASE_URL_FILE: fileOf('hidden-words') }, 'DATABASE_URL 应为 postgres:// 开头的数据库地址'],
  ])('stops the start because of %s, and is not in the sentence', (_name, variables, sentence) => {
    expect(() => readConfig(variables)).toThrow(sentence);
    expect(() => readConfig(variables)).not.toThrow('hidden');
  });

  test('is taken for secrets alone', () => {
    expect(readConfig({ PORT_FILE: fileOf('4000') }).port).toBe(3000);
  });

  test('is listed as set, with its file; wrong values are listed with what they should be', () => {
    const file = fileOf(address);
    const settings = listSettings({
      DATABASE_URL_FILE: file,
      S3_SECRET_ACCESS_KEY: 'hidden-key',
      PORT: 'x',
      MIGRATE: '0',
    });
    const of = (name: string) => settings.find((one) => one.name === name);
    expect(of('DATABASE_URL')).toMatchObject({ value: '已设置', from: `文件 ${file}`, complaint: null });
    expect(of('S3_SECRET_ACCESS_KEY')).toMatchObject({ value: '已设置', from: '环境变量' });
    expect(of('PORT')).toMatchObject({ value: 'x', complaint: 'PORT 应为 1 到 65535 之间的端口号' });
    expect(of('MIGRATE')).toMatchObject({ value: '0', from: '环境变量' });
    expect(of('DRAIN_SECONDS')).toMatchObject({ value: '0', from: '默认' });
    expect(of('METRICS_PORT')).toMatchObject({ value: '不提供', from: '默认' });
    expect(JSON.stringify(settings)).not.toContain('hidden');
  });
});

const outside = {
  MAIL_URL: 'smtps://shop:hidden@smtp.example.com',
  MAIL_FROM: '算力市场 <noreply@example.com>',
  SMS_URL: 'https://sms.example.com/send',
  SMS_SECRET: 's'.repeat(32),
};

describe('the channels to the world outside', () => {
  test('are connected by what is set, each by itself', () => {
    const { MAIL_URL, MAIL_FROM, SMS_URL, SMS_SECRET } = outside;
    const neither = ['短信（SMS_URL）', '邮件（MAIL_URL）'];
    expect(connectedChannels(readConfig({}))).toEqual([]);
    expect(unconnectedChannels(readConfig({}))).toEqual([...neither, '扫码支付', '微信', '实名核验']);
    expect(connectedChannels(readConfig({ SMS_URL, SMS_SECRET }))).toEqual(['短信（SMS_URL）']);
    expect(connectedChannels(readConfig({ MAIL_URL, MAIL_FROM }))).toEqual(['邮件（MAIL_URL）']);
    expect(unconnectedChannels(readConfig(outside))).toEqual(['扫码支付', '微信', '实名核验']);
  });

  test.each(Object.keys(outside))('stop the start when half of one is set: without %s', (name) => {
    expect(() => readConfig({ ...outside, [name]: undefined })).toThrow(`缺少 ${name}。请补齐后重新启动。`);
  });

  test.each([
    ['MAIL_URL', 'https://smtp.example.com'],
    ['MAIL_FROM', 'noreply'],
    ['MAIL_FROM', 'shop <noreply@example.com>\r\nBcc: a@example.com'],
    ['SMS_URL', 'http://sms.example.com/send'],
    ['SMS_URL', 'https://shop:hidden@sms.example.com'],
    ['SMS_SECRET', 'short'],
  ])('stop the start when %s is %s', (name, value) => {
    expect(() => readConfig({ ...outside, [name]: value })).toThrow(`环境变量有误：${name} 应为`);
  });

  test('may be reached over http on this machine alone', () => {
    const { smsGateway } = readConfig({ ...outside, SMS_URL: 'http://127.0.0.1:8025/sms' });
    expect(smsGateway).toEqual({ url: 'http://127.0.0.1:8025/sms', secret: outside.SMS_SECRET });
  });
});

test('what production lacks is told: needed where real money is at stake, advised where several servers or a proxy are', () => {
  const bare = findLacking(readConfig({ DEMO: '0' }));
  expect(bare.needed.map((sentence) => sentence.split('：')[0])).toEqual([
    'DATABASE_URL',
    'COMPUTE=lxd',
    'PUBLIC_ORIGIN',
    'BRAND_FILE',
    'SMS_URL 与 SMS_SECRET',
  ]);
  const whole = readConfig({
    DEMO: '0',
    DATABASE_URL: 'postgres://db/market',
    PUBLIC_ORIGIN: 'https://market.example.com',
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    METRICS_PORT: '9464',
    DRAIN_SECONDS: '5',
    COMPUTE: 'lxd',
    LXD_URL: '/var/lib/lxd/unix.socket',
    GPU_METRICS_URL: 'http://{host}:9400/metrics',
    SECRET_KEY: 'k'.repeat(32),
    ...outside,
    BRAND_FILE: brandWithAccount(),
    GATEWAY_DOMAIN: 'apps.example.net',
  });
  expect(findLacking(whole)).toEqual({ needed: [], advised: [expect.stringContaining('TRUST_PROXY=1')] });
});

describe('the gateway', () => {
  const origin = { DEMO: '0', PUBLIC_ORIGIN: 'https://market.example.com' };

  test('is below localhost where the site is at home, and elsewhere nowhere until a domain is named', () => {
    expect(readConfig({}).gatewayDomain).toBe('localhost');
    expect(readConfig(origin).gatewayDomain).toBeNull();
    expect(readConfig({ ...origin, GATEWAY_DOMAIN: 'apps.example.net' }).gatewayDomain).toBe('apps.example.net');
  });

  test.each(['market.example.com', 'example.com', 'Apps.example.net', '*.example.net', 'https://example.net'])(
    'is not below %s',
    (GATEWAY_DOMAIN) => {
      expect(() => readConfig({ ...origin, GATEWAY_DOMAIN })).toThrow(/GATEWAY_DOMAIN/);
    },
  );
});

test('nothing of the server reads the environment past its configuration', () => {
  const sources = readdirSync(packageFile('src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const reading = sources.filter((file) => readFileSync(packageFile(`src/${file}`), 'utf8').includes('process.env'));
  expect(reading).toEqual([path.join('config', 'given.ts')]);
});

describe('an engine of machines', () => {
  const engine = { DEMO: '0', COMPUTE: 'lxd', LXD_URL: '/var/lib/lxd/unix.socket' };

  test('is none unless it is named', () => {
    expect(readConfig({ DEMO: '0' }).engine).toBeNull();
    expect(readConfig({ COMPUTE: 'sandbox' }).engine).toBeNull();
  });

  test('is reached by its socket, and gives cards and virtual machines', () => {
    expect(readConfig(engine).engine).toEqual({
      address: { url: '/var/lib/lxd/unix.socket', project: 'default' },
      placing: { pool: 'default', network: 'lxdbr0', trial: false, containersOnly: false },
    });
  });

  test.each([
    [{ DEMO: '0', COMPUTE: 'sandbox' }, 'COMPUTE=sandbox 只能用于演示'],
    [{ DEMO: '0', COMPUTE: 'lxd' }, '缺少 LXD_URL'],
    [{ ...engine, LXD_URL: 'https://10.0.0.2:8443' }, '须设置 LXD_CERT_FILE 与 LXD_KEY_FILE'],
    [
      { ...engine, LXD_URL: 'https://10.0.0.2:8443', LXD_CERT_FILE: '/no/such', LXD_KEY_FILE: '/no/such' },
      '无法读取 LXD_CERT_FILE',
    ],
    [{ ...engine, LXD_URL: 'http://10.0.0.2:8443' }, 'LXD_URL 应为 套接字的路径'],
  ])('that cannot serve stops the start: %j', (variables, sentence) => {
    expect(() => readConfig(variables)).toThrow(sentence);
  });

  test('is given images of the registries that are named, of none by itself; the demo plays two', () => {
    expect(readConfig({}).imageRegistries).toEqual(['docker.io', 'ghcr.io']);
    expect(readConfig({ DEMO: '0' }).imageRegistries).toEqual([]);
    expect(readConfig(engine).imageRegistries).toEqual([]);
    const named = { ...engine, IMAGE_REGISTRIES: 'ghcr.io, registry.example.com:5000' };
    expect(readConfig(named).imageRegistries).toEqual(['ghcr.io', 'registry.example.com:5000']);
  });

  test('on trial is not for production', () => {
    const { needed } = findLacking(readConfig({ ...engine, LXD_TRIAL: '1' }));
    expect(needed).toContainEqual(expect.stringContaining('LXD_TRIAL=0'));
  });
});
