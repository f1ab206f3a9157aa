import { expect, test } from 'vitest';
import { pdfAddress, type PdfFolder } from '../../src/storage/pdf-files';

const token = 't'.repeat(43);

/** As they were handed out by the program before: a link is good for an hour or two, also where a new one takes its place. */
const handedOut: readonly (readonly [PdfFolder, string, string])[] = [
  ['invoices', token, 'v9DSaImRSEyFFEXn25UEuiHJl3Hc8iMqQRhI5MSVyv4'],
  ['bills', '7-2026-10', 'bG1JUF4-jsyqXfAMFfVNi-tMMUacxQQYjboPM1Ev0Ro'],
  ['settlements', token, 'YfunNA1Py_2SYXNV-lV7R0ZRIi-JqHJgqgQdC3ha954'],
  ['receipts', '26113000001', 'xJE6Nm52qM6BEItT_T8qEJQ_8-Y1wSvRpe6auaMLEZw'],
];

test.each(handedOut)('the address of a paper in %s stays what it was, good for an hour or two', (folder, name, by) => {
  expect(pdfAddress(folder, 'key', name, new Date('2026-11-30T19:00:00Z'))).toBe(
    `/files/${folder}/${name}.pdf?until=${Date.UTC(2026, 10, 30, 21) / 1000}&by=${by}`,
  );
});
