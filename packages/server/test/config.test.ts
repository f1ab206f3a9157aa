import { defaultBrand } from '@compute-market/contract/brand';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config';

describe('the demo', () => {
  test.each([
    ['nothing is set', {}],
    ['the host is this machine by its number', { HOST: '127.0.0.1' }],
    ['the host is this machine by its long number', { HOST: '::1' }],
    ['the origin is this machine', { PUBLIC_ORIGIN: 'http://localhost:8080' }],
  ])('is on where %s', (_name, variables) => {
    expect(readConfig(variables)).toMatchObject({ demo: true, reachable: false });
  });

  test.each([
    ['others can knock', { HOST: '0.0.0.0' }, true],
    ['others can knock at one address', { HOST: '192.168.1.20' }, true],
    ['a name only looks like this machine', { HOST: '127.example.com' }, true],
    ['a proxy stands before it', { PUBLIC_ORIGIN: 'http://market.example.com' }, true],
    ['the origin is safe', { PUBLIC_ORIGIN: 'https://market.example.com' }, true],
    ['the origin is safe and here', { PUBLIC_ORIGIN: 'https://localhost' }, false],
    ['the database is a real one', { DATABASE_URL: 'postgres://db/market' }, false],
  ])('is off where %s, unless it is asked for', (_name, variables, reachable) => {
    expect(readConfig(variables)).toMatchObject({ demo: false, reachable });
    expect(readConfig({ ...variables, DEMO: '1' })).toMatchObject({ demo: true, reachable });
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
    ['SITE_PATH', '/a"b'],
    ['SITE_URL', 'https://www.example.com/'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://www.example.com/'],
    ['CORS_ORIGINS', 'https://*.example.com'],
    ['CORS_ORIGINS', 'https://www.example.com:99999'],
  ])('%s refuses %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`环境变量有误：${name} 应为`));
  });
});

describe('the brand file', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'compute-market-brand-')), 'brand.json');
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
