import type { Guidance } from '../../guidance';
import { Field } from '../Field';
import { Combobox } from './Combobox';

const machines = ['训练', '推理', '数据清洗'].flatMap((kind) =>
  Array.from({ length: 8 }, (_, index) => ({ value: `${kind}-${index}`, label: `${kind} ${index + 1} 号` })),
);
const answers = [
  { value: 'yes', label: '是' },
  { value: 'no', label: '否' },
];

export const guidance: Guidance = {
  use: ['很多里选一个，边打边找：实例、子账号、机型', '中文、拼音、首字母都能找到'],
  avoid: [
    '十二个以内：用 Select',
    '选几个：用 MultiSelect',
    '打什么都行：用 TextField',
    '整站找东西：用 CommandPalette',
  ],
  right: {
    why: '二十多台里找一台，打“tl”就到推理。',
    Example: () => (
      <Field label="相关实例">
        <Combobox options={machines} placeholder="名称或拼音" />
      </Field>
    ),
  },
  wrong: {
    why: '两个答案也要打开、查找、再按。',
    Example: () => (
      <Field label="是否开票">
        <Combobox options={answers} />
      </Field>
    ),
  },
};
