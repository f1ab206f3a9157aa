import type { Guidance } from '../../guidance';
import { Field } from '../Field';
import { TextField } from './TextField';

export const guidance: Guidance = {
  use: ['一行自由文字：名称、备注、抬头、邮箱', '占位文字只举例，不当标签'],
  avoid: [
    '金额用 AmountField，数量用 QuantityField，密码用 PasswordField',
    '两行以上用 TextArea',
    '答案只有几种：用 Select 或 RadioGroup',
  ],
  right: {
    why: '宽度像答案，键盘与自动填写对得上内容。',
    Example: () => (
      <Field label="接收邮箱" hint="发票开好后发到这里">
        <TextField type="email" autoComplete="email" inputMode="email" placeholder="name@example.com" />
      </Field>
    ),
  },
  wrong: {
    why: '用它填金额：输入法的句号会丢，也没有单位。',
    Example: () => (
      <Field label="充值金额">
        <TextField type="number" defaultValue="1500" />
      </Field>
    ),
  },
};
