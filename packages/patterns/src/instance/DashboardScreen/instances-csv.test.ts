import { expect, test } from 'vitest';
import { instances, makeInstance } from './fixtures';
import { instancesCsv } from './instances-csv';

const linesOf = (file: string) =>
  file
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(','));

test('every instance is a line under the heading, with as many cells', () => {
  const [heading = [], ...lines] = linesOf(instancesCsv(instances));
  expect(heading[0]).toBe('\ufeff实例编号');
  expect(lines).toHaveLength(instances.length);
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([heading.length]));
});

test('a line says what the list says: state in words, times in Beijing, the whole cost, who made it', () => {
  const [heading = [], line = []] = linesOf(
    instancesCsv(instances.filter(({ Container_name }) => Container_name === 'k08af54')),
  );
  const cell = (name: string) => line[heading.indexOf(name)];
  expect([cell('状态'), cell('到期或释放时间'), cell('累计费用（元）'), cell('归属账号'), cell('到期处理')]).toEqual([
    '磁盘保留中',
    '2026-11-27 14:00',
    '32.97',
    'wanglei',
    '',
  ]);
});

test('a note that looks like a formula is not run', () => {
  expect(instancesCsv([makeInstance({ Container_name: 'k1', Note: '=1+2' })])).toContain("k1,'=1+2,");
});
