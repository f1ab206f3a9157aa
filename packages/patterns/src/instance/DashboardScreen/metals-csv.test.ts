import { expect, test } from 'vitest';
import { bareMetals } from './fixtures';
import { metalsCsv } from './metals-csv';

test('every machine is a line under the heading, with what the list says of it', () => {
  const [heading = [], ...lines] = metalsCsv(bareMetals)
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(','));
  expect(heading[0]).toBe('\ufeff实例编号');
  expect(lines).toHaveLength(bareMetals.length);
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([heading.length]));
  const [machine] = bareMetals;
  expect(lines[0]?.[heading.indexOf('IP')]).toBe(machine?.Ip);
  expect(lines[0]?.[heading.indexOf('月租（元）')]).toBe(machine?.MonthPrice.toFixed(2));
});

test('a size that nobody told is empty', () => {
  const [machine] = bareMetals;
  if (machine === undefined) throw new Error('no machine');
  const [, line = ''] = metalsCsv([{ ...machine, Memory: Number.NaN }]).split('\r\n');
  expect(line).not.toContain('NaN');
});
