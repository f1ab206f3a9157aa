import type { KeptExport } from '@compute-market/contract/entities/export';
import { EXPORT_DAYS } from '@compute-market/contract/constants';
import { daySeconds } from '@compute-market/contract/rules/time-units';

export const now = 1_795_154_721;

const file = (
  facts: Pick<KeptExport, 'Id' | 'Name' | 'List' | 'Filters' | 'Rows' | 'Size'>,
  age: number,
): KeptExport => ({
  Chosen: false,
  CreateTime: now - age,
  ExpireTime: now - age + EXPORT_DAYS * daySeconds,
  Url: `/files/${facts.Id}`,
  ...facts,
});

/** What 林知远 exported, newest first. */
export const exportsOfLin: readonly KeptExport[] = [
  file(
    {
      Id: 9,
      Name: '费用明细-余额变动-20261120140417.csv',
      List: 'expenseDetail',
      Filters: 'tab=balance&from=2026-11-01&to=2026-11-20&type=10',
      Rows: 128,
      Size: 18_734,
    },
    64,
  ),
  {
    ...file(
      {
        Id: 8,
        Name: '我的实例-云主机-20261119092012.csv',
        List: 'dashboard',
        Filters: 'q=llama3&gpu=A100',
        Rows: 3,
        Size: 902,
      },
      103_509,
    ),
    Chosen: true,
  },
  file({ Id: 6, Name: '充值记录-20261114175735.csv', List: 'orders', Filters: '', Rows: 46, Size: 5_120 }, 504_466),
  file({ Id: 5, Name: '月账单-2026-10.csv', List: 'bill', Filters: 'month=2026-10', Rows: 22, Size: 1_608 }, 690_000),
];
