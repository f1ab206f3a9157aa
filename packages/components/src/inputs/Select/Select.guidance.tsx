import type { Guidance } from '../../guidance';
import { Field } from '../Field';
import { Segmented } from '../Segmented/Segmented';
import { Select } from './Select';

const rooms = ['华东一区', '华东二区', '华北一区', '华南一区', '西南一区', '西北一区'].map((room) => ({
  value: room,
  label: room,
}));
const units = [
  { value: 'hour', label: '按小时' },
  { value: 'day', label: '按天' },
];

export const guidance: Guidance = {
  use: ['五到十二个选项里选一个', '没有合适的默认值时给占位文字，不替人选'],
  avoid: [
    '两到四个选项：用 Segmented 或 RadioGroup，一眼看全',
    '更多，或要找：用 Combobox',
    '选几个：用 MultiSelect 或 CheckboxGroup',
    '选了就发生一件事：用 Menu',
  ],
  right: {
    why: '选项多于一眼能看的数，先说“请选择”。',
    Example: () => (
      <Field label="机房">
        <Select options={rooms} placeholder="请选择机房" />
      </Field>
    ),
  },
  wrong: {
    why: '只有两个选项也收起来，多按一次。这里应当用下面的 Segmented。',
    Example: () => (
      <>
        <Field label="计费方式">
          <Select options={units} defaultValue="hour" />
        </Field>
        <Segmented options={units} defaultValue="hour" aria-label="计费方式" />
      </>
    ),
  },
};
