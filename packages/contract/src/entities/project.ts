import * as z from 'zod/mini';
import { PROJECT_NAME_MAX_LENGTH, TAG_MAX_LENGTH } from '../constants';
import { money } from './money';
import { rowCount } from './page';
import { identifier } from './query';
import { oneLine } from './text';

const longName = `项目名称最多${PROJECT_NAME_MAX_LENGTH}个字`;
const longTag = `标签最多${TAG_MAX_LENGTH}个字`;

/** The name of a project, as somebody types it. */
export const projectName = z
  .string()
  .check(z.trim(), z.minLength(1, '请输入项目名称'), z.maxLength(PROJECT_NAME_MAX_LENGTH, longName), oneLine);
/** The same, or empty for none. */
export const chosenProject = z.string().check(z.trim(), z.maxLength(PROJECT_NAME_MAX_LENGTH, longName), oneLine);
/** One tag of an instance. A comma parts tags, so none has one. */
export const tag = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, '请输入标签'),
    z.maxLength(TAG_MAX_LENGTH, longTag),
    oneLine,
    z.regex(/^[^,，]*$/, '标签不能包含逗号'),
  );

/** A project of an account (decisions 113). `MonthAmount`, yuan, is what its instances cost this Beijing month. */
export const project = z.object({
  ProjectId: identifier,
  Name: z.string(),
  InstanceNum: rowCount,
  MonthAmount: money,
});
export type Project = z.infer<typeof project>;

/** What instances can be sorted by: names of projects and tags, each in order; and whether an order may name a project (decisions 135). */
export const labels = z.object({
  Projects: z.array(z.string()),
  Tags: z.array(z.string()),
  AtOrder: z.optional(z.boolean()),
});
export type Labels = z.infer<typeof labels>;
