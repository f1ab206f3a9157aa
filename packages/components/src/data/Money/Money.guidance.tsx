import type { Guidance } from '../../guidance';
import { Stack } from '../../layout/Stack/Stack';
import { Money } from './Money';

export const guidance: Guidance = {
  use: ['每一处金额：给整数分，千分位、两位小数、真负号由它写', '售价用 price，欠费用 debt，退回用 refund；其余不上色'],
  avoid: ['每小时的单价：用 Price，不足一角时有四位小数', '输入金额：用 AmountField', '张数、次数：用 Num'],
  right: {
    why: '位数对齐，负数是负号，欠费才用红。',
    Example: () => (
      <Stack gap={4} align="end">
        <Money fen={150_000} />
        <Money fen={-12_050} tone="debt" />
      </Stack>
    ),
  },
  wrong: {
    why: '自己拼的文字：浮点数露馅，没有千分位，连字符当负号。',
    Example: () => (
      <Stack gap={4} align="end">
        <span>{`${0.1 + 0.2 + 1499.7}元`}</span>
        <span>-¥120.5</span>
      </Stack>
    ),
  },
};
