import { CheckboxField } from '@compute-market/components/checkbox-field';
import { Field } from '@compute-market/components/field';
import { Select } from '@compute-market/components/select';
import { TextField } from '@compute-market/components/text-field';
import { useForm, type UseFormRegister } from 'react-hook-form';
import { fields, kindOfField, regions } from './screen';

type Values = Record<string, string | boolean>;
type EntryProps = { index: number; register: UseFormRegister<Values> };
const options = regions.map((label) => ({ value: label, label }));

function OurEntry({ index, register }: EntryProps) {
  const kind = kindOfField(index);
  if (kind === 'box')
    return <CheckboxField {...register(`field${index}`)}>{`我已阅读并同意第 ${index} 条`}</CheckboxField>;
  if (kind === 'choice')
    return (
      <Field label={`机房 ${index}`}>
        <Select options={options} {...register(`field${index}`)} />
      </Field>
    );
  return (
    <Field label={`备注 ${index}`} hint="仅对您的账号可见">
      <TextField {...register(`field${index}`)} />
    </Field>
  );
}

function HandEntry({ index, register }: EntryProps) {
  const kind = kindOfField(index);
  if (kind === 'box')
    return (
      <label className="box">
        <input type="checkbox" {...register(`field${index}`)} />
        {`我已阅读并同意第 ${index} 条`}
      </label>
    );
  if (kind === 'choice')
    return (
      <div className="field">
        <label htmlFor={`field${index}`}>{`机房 ${index}`}</label>
        <select id={`field${index}`} {...register(`field${index}`)}>
          {regions.map((region) => (
            <option key={region}>{region}</option>
          ))}
        </select>
      </div>
    );
  return (
    <div className="field">
      <label htmlFor={`field${index}`}>{`备注 ${index}`}</label>
      <input id={`field${index}`} aria-describedby={`hint${index}`} {...register(`field${index}`)} />
      <p id={`hint${index}`}>仅对您的账号可见</p>
    </div>
  );
}

export function OurForm() {
  const { register } = useForm<Values>();
  return (
    <form>
      {fields.map((index) => (
        <OurEntry key={index} index={index} register={register} />
      ))}
    </form>
  );
}

export function HandForm() {
  const { register } = useForm<Values>();
  return (
    <form>
      {fields.map((index) => (
        <HandEntry key={index} index={index} register={register} />
      ))}
    </form>
  );
}
