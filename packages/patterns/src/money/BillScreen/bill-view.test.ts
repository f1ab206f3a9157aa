import { expect, test } from 'vitest';
import { billCsv, byPerson, byProduct, movementHref, total } from './bill-view';
import { october } from './fixtures';

test('products and persons come to the same sum', () => {
  const spent = (lines: ReturnType<typeof byProduct>) => lines.reduce((sum, line) => sum + line.spent, 0);
  expect([spent(byProduct(october)), spent(byPerson(october)), total(october).spent]).toEqual([138542, 138542, 138542]);
  expect(byProduct(october).map(({ name }) => name)).toEqual(['云主机', '容器', '保留磁盘', '云盘']);
  expect(byPerson(october).map(({ name }) => name)).toEqual(['主账号', 'lab-a']);
});

test('every figure leads to its rows of that month', () => {
  const [machines] = byProduct(october);
  expect(machines?.href).toBe('/console/expenseDetail?from=2026-10-01&to=2026-10-31&product=kvm');
  expect(byPerson(october)[1]?.href).toBe('/console/expenseDetail?from=2026-10-01&to=2026-10-31&sub=lab-a');
  const [topUp] = october.Movements;
  expect(topUp && movementHref(topUp, '2026-02')).toBe(
    '/console/expenseDetail?from=2026-02-01&to=2026-02-28&tab=balance&type=1',
  );
});

test('the file holds both purses and the spending, amounts with two decimals', () => {
  const lines = billCsv(october).split('\r\n');
  expect(lines).toContain('账户收支,期初,1200.00,50.00,,,,');
  expect(lines).toContain('账户收支,退费,30.20,0.00,,,,1');
  expect(lines).toContain('消费,云主机 / 主账号,,,980.50,30.20,950.30,6');
});
