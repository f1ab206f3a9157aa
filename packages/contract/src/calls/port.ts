import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { instanceName, instanceOnly } from '../entities/instance';
import { innerPort, instancePorts, portName } from '../entities/instance-port';

/** Extension (decisions 121): the TCP ports that the owner of an instance opened. Those that came with it stand in the instance itself. */
export const getPorts = defineCall({
  name: 'getPorts',
  path: '/instance/get_ports',
  transport: 'main-json',
  summary: '已开放的端口',
  idempotent: true,
  extension: true,
  request: instanceOnly,
  response: instancePorts,
});

/** Extension (decisions 121): opens a TCP port of an instance; the engine gives the outside port. The same port by the same name again changes nothing. */
export const openPort = defineCall({
  name: 'openPort',
  path: '/instance/open_port',
  transport: 'main-json',
  summary: '开放端口',
  extension: true,
  request: z.strictObject({ instance_name: instanceName, inner: innerPort, name: portName }),
  response: instancePorts,
});

/** Extension (decisions 121): closes a port that was opened; one that is not open any more changes nothing. */
export const closePort = defineCall({
  name: 'closePort',
  path: '/instance/close_port',
  transport: 'main-json',
  summary: '关闭端口',
  extension: true,
  request: z.strictObject({ instance_name: instanceName, inner: innerPort }),
  response: instancePorts,
});
