import type { Guidance } from '../../guidance';
import { Field } from '../Field';
import { QuantityField } from './QuantityField';

export const guidance: Guidance = {
  use: ['有上下限的数：卡数、天数、磁盘大小', '范围写在 hint，单位写在 unit，步长就是可选的间隔'],
  avoid: ['金额：用 AmountField', '大致拖一下就行：用 Slider', '手机号、验证码：用 PhoneField、CodeField'],
  right: {
    why: '范围先说，单位在数后面，加减都能按。',
    Example: () => (
      <Field label="数据盘" hint="100 GB 至 2,000 GB，每 50 GB 一档">
        <QuantityField defaultValue={200} min={100} max={2000} step={50} unit="GB" />
      </Field>
    ),
  },
  wrong: {
    why: '没有范围与单位，从 0 按到 2000 要按两千下。',
    Example: () => (
      <Field label="大小">
        <QuantityField defaultValue={0} />
      </Field>
    ),
  },
};
