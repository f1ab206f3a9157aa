import * as z from 'zod/mini';
import { ownImageName, ownImageNote } from '../entities/own-image';

/** 保存为镜像. */
export const ownImageForm = z.object({ name: ownImageName, note: ownImageNote });
export type OwnImageForm = z.input<typeof ownImageForm>;
