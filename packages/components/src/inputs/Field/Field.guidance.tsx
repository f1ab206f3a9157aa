import type { Guidance } from '../../guidance';
import { TextField } from '../TextField/TextField';
import { Field } from './Field';

export const guidance: Guidance = {
  use: ['表单里的每一个控件：标签、规则、错误由它连到控件上', '规则写在 hint，错误写在 error，错误说怎么改'],
  avoid: ['工具栏里的搜索和筛选：控件自己带 aria-label 即可', '一个勾选框和它的话：用 CheckboxField'],
  right: {
    why: '标签常在，规则先说，填完仍然看得见。',
    Example: () => (
      <Field label="备注" hint="不超过 20 个字，只有您看得到" optional>
        <TextField placeholder="例如 llama3-8b-sft" />
      </Field>
    ),
  },
  wrong: {
    why: '把标签写进占位文字：一输入就没了，错误也没有说怎么改。',
    Example: () => (
      <Field error="格式错误">
        <TextField aria-label="备注" placeholder="请输入备注（不超过 20 个字）" />
      </Field>
    ),
  },
};
