import * as z from 'zod/mini';
import { MAX_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { instanceName } from '../entities/instance';
import { INSTANCE_EVENT_GROUP, instanceEvent } from '../entities/instance-event';

/** A place in a list of events. */
const place = z.string().check(z.regex(/^\d{1,18}$/, '位置不正确'));

/** Extension (decisions 81): what happened to an instance, newest first. `Next` is the place to go on from; null at the end. */
export const getInstanceEvents = defineCall({
  name: 'getInstanceEvents',
  path: '/instance/get_events',
  summary: '实例操作记录',
  idempotent: true,
  extension: true,
  request: z.strictObject({
    instance_name: instanceName,
    group: z.optional(z.enum(INSTANCE_EVENT_GROUP)),
    before: z.optional(place),
    limit: z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)),
  }),
  response: z.object({ data: z.array(instanceEvent), Next: z.nullable(z.string()) }),
});
