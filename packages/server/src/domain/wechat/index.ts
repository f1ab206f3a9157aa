import type { Implementation } from '../../http/handler';
import { bindingCalls } from './binding-calls';
import { loginCalls } from './login';

export const implementations: Implementation[] = [...loginCalls, ...bindingCalls];
