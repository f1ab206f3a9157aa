import type { Guidance } from '../../guidance';
import { Cluster } from '../../layout/Cluster/Cluster';
import { Field } from '../../inputs/Field';
import { Select } from '../../inputs/Select/Select';
import { TextField } from '../../inputs/TextField/TextField';
import { RentalSelector } from './RentalSelector';

const units = ['小时', '天', '月'].map((unit) => ({ value: unit, label: unit }));

export const guidance: Guidance = {
  use: ['租用与续费时选多久：单位带折扣，刻度上选数', '到期时刻写进 dueTime；换单位更划算时写 cheaper'],
  avoid: ['选起止日期：用 DateRangeField', '与租期无关的数量：用 QuantityField'],
  right: {
    why: '折扣、长短、到期时刻在一处，不会选出不允许的数。',
    Example: () => <RentalSelector defaultValue={{ unit: 'day', count: 3 }} dueTime="2026-11-23 14:05" />,
  },
  wrong: {
    why: '一个数和一个单位：填 40 天才知道不行，也看不出哪天到期。',
    Example: () => (
      <Cluster gap={8}>
        <Field label="时长">
          <TextField defaultValue="40" />
        </Field>
        <Field label="单位">
          <Select options={units} defaultValue="天" />
        </Field>
      </Cluster>
    ),
  },
};
