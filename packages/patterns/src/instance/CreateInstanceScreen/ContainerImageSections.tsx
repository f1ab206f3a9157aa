import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { Stack } from '@compute-market/components/stack';
import { Text } from '@compute-market/components/text';
import { TextField } from '@compute-market/components/text-field';
import {
  CONTAINER_IMAGE_MAX,
  ENVIRONMENT_MAX,
  START_COMMAND_MAX,
} from '@compute-market/contract/rules/container-image';
import { useFieldArray } from 'react-hook-form';
import { registryProblem } from './container-image';
import type { FormView } from './form-view';
import { messages } from './messages';
import { Section } from './Section';

const words = messages.containerImage;

/** What is wrong with the first variable that has something wrong, or with all of them. */
function environmentProblem({ form }: FormView): string | undefined {
  const errors = form.formState.errors.environment;
  const rows = Array.isArray(errors) ? errors : [];
  const row = rows.find((one) => one !== undefined) as
    | { readonly name?: { readonly message?: string }; readonly value?: { readonly message?: string } }
    | undefined;
  return row?.name?.message ?? row?.value?.message ?? errors?.root?.message ?? errors?.message;
}

/** 环境变量: pairs of a name and a value, as many as are needed. */
function EnvironmentSection(view: FormView) {
  const { values, form } = view;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'environment' });
  return (
    <Section
      label={words.environment}
      value={words.variables(values.environment.length)}
      problem={environmentProblem(view)}
    >
      <Stack gap={8}>
        {fields.map(({ id }, index) => (
          <Cluster key={id} gap={8}>
            <TextField
              aria-label={words.name(index + 1)}
              placeholder={words.namePlaceholder}
              maxLength={ENVIRONMENT_MAX.name}
              autoComplete="off"
              {...form.register(`environment.${index}.name`)}
            />
            <TextField
              aria-label={words.value(index + 1)}
              placeholder={words.valuePlaceholder}
              maxLength={ENVIRONMENT_MAX.value}
              autoComplete="off"
              {...form.register(`environment.${index}.value`)}
            />
            <Button size="sm" variant="text" aria-label={words.remove(index + 1)} onClick={() => remove(index)}>
              {words.removeShort}
            </Button>
          </Cluster>
        ))}
        <Cluster gap={16} rowGap={8}>
          <Button
            size="sm"
            variant="outline"
            disabled={fields.length >= ENVIRONMENT_MAX.variables}
            onClick={() => append({ name: '', value: '' })}
          >
            {words.add}
          </Button>
          <Text size="small" tone="tertiary">
            {words.secrets}
          </Text>
        </Cluster>
      </Stack>
    </Section>
  );
}

/** 镜像地址, 启动命令 and 环境变量 of a container that is started from an image of a registry (decisions 147). */
export function ContainerImageSections(view: FormView) {
  const { values, market, form } = view;
  const { errors } = form.formState;
  const registries = market.options.image_registries ?? [];
  return (
    <>
      <Section
        label={words.reference}
        value={values.container_image}
        problem={errors.container_image?.message ?? registryProblem(values.container_image, registries) ?? undefined}
      >
        <Stack gap={4}>
          <TextField
            aria-label={words.reference}
            placeholder={words.referencePlaceholder}
            maxLength={CONTAINER_IMAGE_MAX}
            autoComplete="off"
            {...form.register('container_image')}
          />
          <Text size="small" tone="tertiary">
            {words.allowed(registries)}
          </Text>
        </Stack>
      </Section>
      <Section label={words.command} value={values.start_command} problem={errors.start_command?.message}>
        <Stack gap={4}>
          <TextField
            aria-label={words.command}
            placeholder={words.commandPlaceholder}
            maxLength={START_COMMAND_MAX}
            autoComplete="off"
            {...form.register('start_command')}
          />
          <Text size="small" tone="tertiary">
            {words.commandHelp}
          </Text>
        </Stack>
      </Section>
      <EnvironmentSection {...view} />
    </>
  );
}
