import * as z from 'zod/mini';
import { lineOf } from './text';

/** Ports that the owner of an instance may have opened at a time (decisions 121). */
export const INSTANCE_PORTS_MAX = 10;
/** Most characters of the name of a port. */
export const PORT_NAME_MAX = 20;
/** Where SSH listens: its public port is given with the instance, so nobody opens it. */
const sshPort = 22;
const lastPort = 65_535;
const outOfRange = `端口为 1 到 ${lastPort} 的整数`;

/** What its owner calls a port. */
export const portName = lineOf(PORT_NAME_MAX).check(z.minLength(1, '请输入名称'));

/** A port inside an instance that its owner may open. */
export const innerPort = z.int(outOfRange).check(
  z.minimum(1, outOfRange),
  z.maximum(lastPort, outOfRange),
  z.refine((port) => port !== sshPort, `${sshPort} 端口用于 SSH 登录，已经开放，请填写其他端口`),
);

/** How a port is reached: at a public address, or by the gateway with one's session alone (decisions 139). */
export const PORT_KIND = { tcp: 'tcp', http: 'http' } as const;
export const portKind = z.enum(PORT_KIND);

/** How far a port is: what was asked for takes some seconds. */
export const INSTANCE_PORT_STATUS = { opening: 'opening', open: 'open', closing: 'closing' } as const;

/** A port that its owner opened: `Inner` listens inside, `Port` is where it is reached from outside, 0 for one of the kind HTTP. Without `Kind` it is TCP. */
export const instancePort = z.object({
  Inner: z.int(),
  Port: z.int(),
  Name: z.string(),
  Kind: z.optional(portKind),
  Status: z.enum(INSTANCE_PORT_STATUS),
});
export type InstancePort = z.infer<typeof instancePort>;

/** The opened ports of an instance by `Inner`; `Url` is the host name or address that their `Port` belongs to, `Http` whether HTTP ports can be opened. */
export const instancePorts = z.object({ data: z.array(instancePort), Url: z.string(), Http: z.optional(z.boolean()) });
export type InstancePorts = z.infer<typeof instancePorts>;
