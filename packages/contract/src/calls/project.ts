import * as z from 'zod/mini';
import { MAX_PAGE_SIZE, TAGS_MAX } from '../constants';
import { defineCall } from '../define-call';
import { instanceName } from '../entities/instance';
import { chosenProject, labels, project, projectName, tag } from '../entities/project';
import { identifier, noFields, nothing } from '../entities/query';

/** Extension (decisions 113): the names of the account's projects, and the tags of the instances that the caller sees. */
export const getLabels = defineCall({
  name: 'getLabels',
  path: '/instance/get_labels',
  summary: '可用的项目与标签',
  idempotent: true,
  extension: true,
  request: noFields,
  response: labels,
});

const someTags = z.optional(z.array(tag).check(z.maxLength(MAX_PAGE_SIZE)));

/** Extension (decisions 113): puts instances into a project, which is made when there is none of that name, or into none (`''`), and adds and removes tags. All of it is done, or nothing. */
export const setLabels = defineCall({
  name: 'setLabels',
  path: '/instance/set_labels',
  summary: '设置项目与标签',
  extension: true,
  request: z.strictObject({
    instance_names: z.array(instanceName).check(z.minLength(1), z.maxLength(MAX_PAGE_SIZE)),
    project: z.optional(chosenProject),
    add_tags: z.optional(z.array(tag).check(z.maxLength(TAGS_MAX, `每台实例最多${TAGS_MAX}个标签`))),
    remove_tags: someTags,
  }),
  response: nothing,
});

/** Extension (decisions 113): the projects of the account, by name, and what they cost this month. */
export const getProjects = defineCall({
  name: 'getProjects',
  path: '/get_projects',
  summary: '项目列表',
  roles: ['main'],
  idempotent: true,
  extension: true,
  request: noFields,
  response: z.object({ List: z.array(project) }),
});

/** Extension (decisions 113). */
export const renameProject = defineCall({
  name: 'renameProject',
  path: '/rename_project',
  summary: '重命名项目',
  roles: ['main'],
  extension: true,
  request: z.strictObject({ project_id: identifier, name: projectName }),
  response: nothing,
});

/** Extension (decisions 113): its instances stay, without a project. */
export const removeProject = defineCall({
  name: 'removeProject',
  path: '/remove_project',
  summary: '删除项目',
  roles: ['main'],
  extension: true,
  request: z.strictObject({ project_id: identifier }),
  response: nothing,
});
