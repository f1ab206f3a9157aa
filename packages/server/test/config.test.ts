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
