import type { Guidance } from '../../guidance';
import { Field } from '../Field';
import { TextField } from '../TextField/TextField';
import { AmountField } from './AmountField';

export const guidance: Guidance = {
  use: ['人自己填的金额：充值、退款、额度', '范围与步长写在 Field 的 hint；值是文字，提交时用 amountFen 换成整数分'],
  avoid: ['几个常用金额里选：用 AmountChoice', '张数、天数：用 QuantityField', '只显示：用 Money'],
  right: {
    why: '“12。5”这样的输入也读得懂，离开时补全两位小数。',
    Example: () => (
      <Field label="充值金额" hint="1 元至 50,000 元">
        <AmountField defaultValue="1,500.00" />
      </Field>
    ),
  },
  wrong: {
    why: '数字框会丢掉输入法打的句号，滚轮还会改数。',
    Example: () => (
      <Field label="充值金额（元）">
        <TextField type="number" defaultValue="12.5" />
      </Field>
    ),
  },
};
