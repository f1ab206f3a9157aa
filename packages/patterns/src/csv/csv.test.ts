import { expect, test } from 'vitest';
import { csvFile, digitsCell, yuanCell } from './csv';

test('the file begins with the UTF-8 mark and ends every line', () => {
  expect(
    csvFile([
      ['名称', '费用'],
      ['llama3', 12.5],
    ]),
  ).toBe('\ufeff名称,费用\r\nllama3,12.5\r\n');
});

test.each(['=HYPERLINK("http://a")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
  'a text like %j is not run as a formula',
  (text) => {
    expect(
      csvFile([[text]])
        .replace('\ufeff', '')
        .replace(/^"/, ''),
    ).toMatch(/^'/);
  },
);

test('a negative number stays a number', () => {
  expect(csvFile([[-12.5]])).toBe('\ufeff-12.5\r\n');
});

test('commas, quotes and line breaks stay within their cell', () => {
  expect(csvFile([['a,b', 'say "hi"', 'two\nlines']])).toBe('\ufeff"a,b","say ""hi""","two\nlines"\r\n');
});

test('yuan have two decimals, and an amount that nobody told is empty', () => {
  expect(csvFile([[yuanCell(888), yuanCell(-0.5), yuanCell(Number.NaN)]])).toBe('\ufeff888.00,-0.50,\r\n');
});

test('the digits of a long number are no number to a spreadsheet', () => {
  expect(csvFile([[digitsCell('261122000200468')]])).toBe('\ufeff\t261122000200468\r\n');
});
