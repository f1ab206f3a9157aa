import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { instanceName, instanceOnly } from '../entities/instance';
import { innerPort, instancePorts, portKind, portName } from '../entities/instance-port';
import { timestamp } from '../entities/time';

/** Extension (decisions 121, 139): the ports that the owner of an instance opened. Those that came with it stand in the instance itself. */
export const getPorts = defineCall({
  name: 'getPorts',
  path: '/instance/get_ports',
  summary: '已开放的端口',
  idempotent: true,
  extension: true,
  request: instanceOnly,
  response: instancePorts,
});

/** Extension (decisions 121, 139): opens a port of an instance, of TCP unless `kind` says otherwise; the outside port is given. The same port by the same name again changes nothing. */
export const openPort = defineCall({
  name: 'openPort',
  path: '/instance/open_port',
  summary: '开放端口',
  extension: true,
  request: z.strictObject({
    instance_name: instanceName,
    inner: innerPort,
    name: portName,
    kind: z.optional(portKind),
  }),
  response: instancePorts,
});

/** Extension (decisions 121): closes a port that was opened; one that is not open any more changes nothing. */
export const closePort = defineCall({
  name: 'closePort',
  path: '/instance/close_port',
  summary: '关闭端口',
  extension: true,
  request: z.strictObject({ instance_name: instanceName, inner: innerPort }),
  response: instancePorts,
});

/** Extension (decisions 139): the address that opens a port of a running instance in the browser; where it leads through the gateway, once and soon. */
export const createPortLink = defineCall({
  name: 'createPortLink',
  path: '/instance/create_port_link',
  summary: '打开端口的链接',
  extension: true,
  request: z.strictObject({ instance_name: instanceName, inner: innerPort }),
  response: z.object({ Url: z.string(), ExpireTime: timestamp }),
});
