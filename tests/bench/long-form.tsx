import { CheckboxField } from '@compute-market/components/checkbox-field';
import { Field } from '@compute-market/components/field';
import { Select } from '@compute-market/components/select';
import { TextField } from '@compute-market/components/text-field';
import { useState, type ReactNode } from 'react';
import { bare, type Markup } from './bare';
import type { Compared, Drawn } from './compared';
import { drawnOnce } from './draw';

const fields = Array.from({ length: 40 }, (_, index) => index);
const options = ['华东一区', '华北二区', '西南一区'].map((label) => ({ value: label, label }));
const nothing = () => undefined;

function Entry({ index, value }: { index: number; value: string }) {
  if (index % 8 === 7)
    return (
      <CheckboxField checked={value !== ''} onCheckedChange={nothing}>{`我已阅读并同意第 ${index} 条`}</CheckboxField>
    );
  if (index % 4 === 3)
    return (
      <Field label={`机房 ${index}`}>
        <Select options={options} value="华东一区" onValueChange={nothing} />
      </Field>
    );
  return (
    <Field label={`备注 ${index}`} hint="仅对您的账号可见">
      <TextField value={value} onChange={nothing} />
    </Field>
  );
}

/** The host holds all values, so that a letter typed into one field draws them all again: the usual controlled form. */
function form(entry: (index: number, value: string) => ReactNode): Drawn {
  let type: (value: string) => void = nothing;
  function Form() {
    const [value, setValue] = useState('');
    type = setValue;
    return <form>{fields.map((index) => entry(index, index === 0 ? value : ''))}</form>;
  }
  return { node: <Form />, change: (turn) => type(`llama3-8b-sft-${turn}`) };
}

export const longForm: Compared = {
  name: 'a form of 40 fields',
  changed: 'typing into one',
  limits: { mount: 2 },
  component: () => form((index, value) => <Entry key={index} index={index} value={value} />),
  bare: () => {
    const drawn = fields.map((index) => drawnOnce(<Entry index={index} value="" />));
    const typed = (markup: Markup, value: string): Markup =>
      markup.tag === 'input'
        ? { ...markup, properties: { ...markup.properties, value } }
        : {
            ...markup,
            children: markup.children.map((child) => (typeof child === 'string' ? child : typed(child, value))),
          };
    const Bare = ({ markup }: { markup: Markup }) => bare(markup);
    return form((index, value) => {
      const markup = drawn[index];
      return markup && <Bare key={index} markup={index === 0 ? typed(markup, value) : markup} />;
    });
  },
};
