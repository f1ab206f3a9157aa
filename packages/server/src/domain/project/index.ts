import type { Implementation } from '../../http/handler';
import { labelCalls } from './labels';
import { projectCalls } from './projects';

/** Projects and tags of instances, and what each project costs (decisions 113). */
export const implementations: Implementation[] = [...labelCalls, ...projectCalls];
