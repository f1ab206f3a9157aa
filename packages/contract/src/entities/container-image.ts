import * as z from 'zod/mini';
import {
  CONTAINER_IMAGE_MAX,
  ENVIRONMENT_MAX,
  START_COMMAND_MAX,
  environmentName,
  readContainerImage,
} from '../rules/container-image';
import { lineOf } from './text';

/** A reference of an image, as its customer writes it. Whether its registry is allowed is the server's to say. */
export const containerImageReference = lineOf(CONTAINER_IMAGE_MAX).check((context) => {
  const reading = readContainerImage(context.value);
  if (!reading.ok) context.issues.push({ code: 'custom', message: reading.reason, input: context.value });
});

/** One line that `/bin/sh -c` of the image runs in place of what the image itself would start. */
export const startCommand = lineOf(START_COMMAND_MAX);

const { name, value, variables } = ENVIRONMENT_MAX;

/** One variable of the environment. Its value is a secret, and never empty: a value that is not kept anywhere must not get lost in silence. */
export const environmentVariable = z.strictObject({
  name: lineOf(name).check(z.regex(environmentName, '变量名只含字母、数字与下划线，且不以数字开头')),
  value: lineOf(value).check(z.minLength(1, '请填写变量的值，或删除该变量')),
});

/** Marks every name that stood before already, at its own place. */
function namesDiffer({ value: all, issues }: z.core.ParsePayload<readonly { readonly name: string }[]>): void {
  for (const [index, { name: said }] of all.entries())
    if (all.findIndex((one) => one.name === said) < index)
      issues.push({ code: 'custom', message: '环境变量的名称不能重复', path: [index, 'name'], input: said });
}

/** The environment of a container; a name stands in it once. */
export const containerEnvironment = z
  .array(environmentVariable)
  .check(z.maxLength(variables, `环境变量最多 ${variables} 个`), namesDiffer);

/** What a container was started from; of its environment the names alone are ever told. */
export const containerImage = z.object({
  /** Written out whole: registry, path, and tag or digest. */
  Reference: z.string(),
  /** Empty: what the image itself starts. */
  Command: z.string(),
  /** Names of the variables. */
  Environment: z.array(z.string()),
});
export type ContainerImage = z.infer<typeof containerImage>;
