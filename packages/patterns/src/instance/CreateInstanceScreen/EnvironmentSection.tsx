import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { Stack } from '@compute-market/components/stack';
import { Text } from '@compute-market/components/text';
import { TextField } from '@compute-market/components/text-field';
import { ENVIRONMENT_MAX } from '@compute-market/contract/rules/container-image';
import { useId, useRef, type Ref } from 'react';
import { useFieldArray } from 'react-hook-form';
import { asksValuesAgain } from './container-image';
import type { FormView } from './form-view';
import { messages } from './messages';
import { Section } from './Section';
import { writtenAsIs } from './written-as-is';

const words = messages.containerImage;

/** What is wrong with the variable of this row. */
function problemsOf({ form }: Pick<FormView, 'form'>, index: number) {
  const row = form.formState.errors.environment?.[index];
  return { name: row?.name?.message, value: row?.value?.message };
}

/** Whether a name stands twice depends on the other names: once they were judged, all of them are judged again. */
const allNames = (count: number) => ({
  deps: Array.from({ length: count }, (_, index) => `environment.${index}.name` as const),
});

interface VariableRowProps extends Pick<FormView, 'form'> {
  index: number;
  /** Id of the hint that holds for every value. */
  hintId: string;
  /** The button that removes it. */
  removeRef: Ref<HTMLButtonElement>;
  onRemove: () => void;
}

/** One variable: its name, its value, and under them what is wrong with either. */
function VariableRow({ form, index, hintId, removeRef, onRemove }: VariableRowProps) {
  const id = useId();
  const { name, value } = problemsOf({ form }, index);
  const [nameId, valueId] = [name && `${id}name`, value && `${id}value`];
  return (
    <Stack gap={4}>
      <Cluster gap={8}>
        <TextField
          aria-label={words.name(index + 1)}
          aria-describedby={nameId}
          invalid={name !== undefined}
          placeholder={words.namePlaceholder}
          maxLength={ENVIRONMENT_MAX.name}
          {...writtenAsIs}
          {...form.register(`environment.${index}.name`, allNames(form.getValues('environment').length))}
        />
        <TextField
          aria-label={words.value(index + 1)}
          aria-describedby={valueId === undefined ? hintId : `${valueId} ${hintId}`}
          invalid={value !== undefined}
          placeholder={words.valuePlaceholder}
          maxLength={ENVIRONMENT_MAX.value}
          {...writtenAsIs}
          {...form.register(`environment.${index}.value`)}
        />
        <Button ref={removeRef} size="sm" variant="text" aria-label={words.remove(index + 1)} onClick={onRemove}>
          {words.removeShort}
        </Button>
      </Cluster>
      {name !== undefined && (
        <Text as="p" id={nameId} size="small" tone="danger" role="alert">
          {name}
        </Text>
      )}
      {value !== undefined && (
        <Text as="p" id={valueId} size="small" tone="danger" role="alert">
          {value}
        </Text>
      )}
    </Stack>
  );
}

/** 环境变量: pairs of a name and a value, as many as are needed. */
export function EnvironmentSection(view: FormView) {
  const { values, form } = view;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'environment' });
  const hintId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const removeButtons = useRef<(HTMLButtonElement | null)[]>([]);
  const { environment: errors } = form.formState.errors;
  const whole = errors?.root?.message ?? errors?.message;
  const rows = fields.map((_, index) => problemsOf(view, index)).map(({ name, value }) => name ?? value);
  const lost = asksValuesAgain(view);
  // The keyboard goes on where the row was, not at the top of the page.
  const removeRow = (index: number) => {
    const { current: buttons } = removeButtons;
    (buttons[index + 1] ?? buttons[index - 1] ?? addButton.current)?.focus();
    remove(index);
  };
  return (
    <Section
      label={words.environment}
      value={words.variables(values.environment.length)}
      open={lost}
      problem={whole ?? rows.find((problem) => problem !== undefined)}
      saysProblem={whole === undefined}
    >
      <Stack gap={8}>
        {fields.map(({ id }, index) => (
          <VariableRow
            key={id}
            form={form}
            index={index}
            hintId={hintId}
            removeRef={(button) => {
              removeButtons.current[index] = button;
            }}
            onRemove={() => removeRow(index)}
          />
        ))}
        <Cluster gap={16} rowGap={8}>
          <Button
            ref={addButton}
            size="sm"
            variant="outline"
            disabled={fields.length >= ENVIRONMENT_MAX.variables}
            onClick={() => append({ name: '', value: '' })}
          >
            {words.add}
          </Button>
          <Text id={hintId} size="small" tone="tertiary">
            {lost ? words.fillAgain : words.secrets}
          </Text>
        </Cluster>
      </Stack>
    </Section>
  );
}
