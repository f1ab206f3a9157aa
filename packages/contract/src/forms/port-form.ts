import * as z from 'zod/mini';
import { innerPort, portKind, portName } from '../entities/instance-port';

/** 开放端口. In: the port as text. Out: a number. The kind is TCP where no other is offered. */
export const portForm = z.object({
  inner: z.pipe(
    z.string().check(z.trim(), z.minLength(1, '请输入端口')),
    z.pipe(
      z.transform((text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : Number.NaN)),
      innerPort,
    ),
  ),
  name: portName,
  kind: portKind,
});
export type PortForm = z.input<typeof portForm>;
export type PortOrder = z.output<typeof portForm>;
