import { Field } from '@compute-market/components/field';
import { TextField } from '@compute-market/components/text-field';
import { CONTAINER_IMAGE_MAX, START_COMMAND_MAX } from '@compute-market/contract/rules/container-image';
import { registryProblem } from './container-image';
import { EnvironmentSection } from './EnvironmentSection';
import type { FormView } from './form-view';
import { messages } from './messages';
import { Section } from './Section';
import { writtenAsIs } from './written-as-is';

const words = messages.containerImage;

/** 镜像地址, 启动命令 and 环境变量 of a container that is started from an image of a registry (decisions 147). */
export function ContainerImageSections(view: FormView) {
  const { values, market, form } = view;
  const { errors } = form.formState;
  const registries = market.options.image_registries ?? [];
  const wrongReference =
    errors.container_image?.message ?? registryProblem(values.container_image, registries) ?? undefined;
  const wrongCommand = errors.start_command?.message;
  return (
    <>
      <Section label={words.reference} value={values.container_image} problem={wrongReference} saysProblem>
        <Field hint={words.allowed(registries)} error={wrongReference} reserve={false}>
          <TextField
            aria-label={words.reference}
            placeholder={words.referencePlaceholder}
            maxLength={CONTAINER_IMAGE_MAX}
            {...writtenAsIs}
            {...form.register('container_image')}
          />
        </Field>
      </Section>
      <Section label={words.command} value={values.start_command} problem={wrongCommand} saysProblem>
        <Field hint={words.commandHelp} error={wrongCommand} reserve={false}>
          <TextField
            aria-label={words.command}
            placeholder={words.commandPlaceholder}
            maxLength={START_COMMAND_MAX}
            {...writtenAsIs}
            {...form.register('start_command')}
          />
        </Field>
      </Section>
      <EnvironmentSection {...view} />
    </>
  );
}
